#!/bin/sh
# Packs the extension: pack.sh [FILE.vsix]. Needs npm and zip; fetches vscode-languageclient by its locked version.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
file=${1:-out/cantrip.vsix}
mkdir -p "$(dirname "$file")"
file=$(cd "$(dirname "$file")" && pwd)/$(basename "$file")
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

mkdir "$scratch/extension"
cp "$here"/*.json "$here"/extension.js "$here"/../../../LICENSE "$scratch/extension/"
(cd "$scratch/extension" && npm ci --silent --omit=dev --ignore-scripts)
cat >"$scratch/[Content_Types].xml" <<'END'
<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="json" ContentType="application/json"/><Default Extension="js" ContentType="application/javascript"/><Default Extension="vsixmanifest" ContentType="text/xml"/></Types>
END
cat >"$scratch/extension.vsixmanifest" <<'END'
<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" Id="cantrip" Version="0.1.0" Publisher="cantrip"/>
    <DisplayName>Cantrip</DisplayName>
    <Description xml:space="preserve">Card effects that check, play and print themselves</Description>
    <Categories>Programming Languages,Formatters,Linters</Categories>
    <Properties><Property Id="Microsoft.VisualStudio.Code.Engine" Value="^1.75.0"/></Properties>
  </Metadata>
  <Installation><InstallationTarget Id="Microsoft.VisualStudio.Code"/></Installation>
  <Dependencies/>
  <Assets><Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/></Assets>
</PackageManifest>
END
rm -f "$file"
(cd "$scratch" && zip -q -r -X "$file" '[Content_Types].xml' extension.vsixmanifest extension)
echo "$file"
