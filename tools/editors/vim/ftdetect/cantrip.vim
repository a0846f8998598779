autocmd BufRead,BufNewFile *.cant setfiletype cantrip
