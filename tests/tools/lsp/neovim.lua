-- What a user's settings do, and then what the user does: see neovim.sh.
vim.cmd("filetype off")
local function fail(why)
    print("neovim: " .. why)
    vim.cmd("cquit 1")
end

-- Neovim waits in the foreground; the server answers within seconds even on a busy machine.
local function wait_for(what, test)
    if not vim.wait(60000, test, 50) then fail("waited in vain for " .. what) end
end

vim.api.nvim_create_autocmd("VimEnter", {
    callback = function()
        local ok, problem = pcall(function()
            local client = vim.lsp.start_client({ name = "cantrip", cmd = { vim.env.CANTRIP, "lsp" }, root_dir = vim.fn.getcwd() })
            vim.lsp.buf_attach_client(0, client)
            wait_for("the diagnostic", function() return #vim.diagnostic.get(0) == 1 end)
            local told = vim.diagnostic.get(0)[1]
            print(("%s at line %d: %s"):format(told.code, told.lnum + 1, told.message))

            local range = { start = { line = told.lnum, character = told.col }, ["end"] = { line = told.lnum, character = told.col } }
            local params = { textDocument = vim.lsp.util.make_text_document_params(), range = range, context = { diagnostics = {} } }
            local answers = vim.lsp.buf_request_sync(0, "textDocument/codeAction", params, 60000)
            local action = answers[client].result[1]
            print("fix: " .. action.title)
            vim.lsp.util.apply_workspace_edit(action.edit, "utf-16")
            wait_for("the error to go", function() return #vim.diagnostic.get(0) == 0 end)
            vim.cmd("silent write")
        end)
        if not ok then fail(problem) end
        vim.cmd("quit")
    end,
})
