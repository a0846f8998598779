// Starts `cantrip lsp` and hands every card file to it.
const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

exports.activate = async function () {
    const settings = vscode.workspace.getConfiguration("cantrip");
    client = new LanguageClient(
        "cantrip",
        "Cantrip",
        { command: settings.get("command"), args: ["lsp"] },
        {
            documentSelector: [{ scheme: "file", language: "cantrip" }],
            initializationOptions: { languages: settings.get("languages") },
            synchronize: { fileEvents: vscode.workspace.createFileSystemWatcher("**/*.{cant,lex}") },
        },
    );
    try {
        await client.start();
    } catch (problem) {
        vscode.window.showErrorMessage(`Cantrip: \`${settings.get("command")} lsp\` did not start: ${problem.message}`);
    }
};

exports.deactivate = function () {
    return client ? client.stop() : undefined;
};
