export const helpText = `Commands of Dizi Okulu, given as: npm run cli -- COMMAND

  import PATH … [--force] [--draft]
                           Import subtitle files, or folders of them: SRT, WebVTT, SBV, ASS/SSA; and title packs.
                           Names tell what a file is: "Show Name/S01E02.srt",
                           "Show Name/Season 1/02 - Title.srt", "Movie Name (1999).srt";
                           a title.json in the folder may say more.
                           Files of a title are judged together when names are told from words.
                           A file that is not in English is left out, unless --force is given.
                           Published at once; with --draft it waits for the console to publish it.
  export-pack "TITLE"      Print a title pack: the title's figures without its text, as NAME.pack.json.
  export-pack --all FOLDER Write the packs of all titles into a folder.
  analyse FILE … [--json] [--force]
                           Show what an import would find, without importing.
  lexicon stats [FILE …]   The lexicon in figures, and how much of subtitle files it describes.
  admin create --mail MAIL --username NAME
                           Make an account with every right, and print its invitation to the console. Its
                           password is asked for; scripts set ADMIN_PASSWORD, or give it as the input's first line.
  admin invite --username NAME
                           Print an operator's invitation: a one-time code that sets up the second factor.
  admin reset-second-factor --username NAME
                           Take away a second factor that was lost, and print another invitation.
  backup FOLDER            Copy the embedded database and DATA_DIR's other files, also while the site runs.
  restore FOLDER           Make DATA_DIR of a backup again, where it is lost or was moved away.
  demo [--seed NUMBER]     Fill an empty site with made-up people, payments, a frozen month, reports and messages, to
                           try the console with; their addresses end with demo.invalid.
  demo --remove            Take out all that was made up.
  poll create --tr QUESTION --en QUESTION --es QUESTION --option TEXT --option TEXT …
                           Open a poll; "TURKISH | ENGLISH | SPANISH" is an option that differs by language.
  poll close NUMBER        Take a poll away.
  secrets rotate           Seal the secrets of authenticators with the first key of SECRETS_KEY.
  migrate                  Bring the database to this release, as a start of the site does: before a release, by the
                           role of DATABASE_MIGRATION_URL, which the site's own processes then need not know.
  help                     Show this text.

While the site runs on the embedded database, commands are carried out by it.
Exit codes: 0 done, 1 a file failed, 2 the command was not understood.
`;
