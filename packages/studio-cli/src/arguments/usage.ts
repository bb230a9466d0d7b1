/** Printed by `studio --help`. */
export const USAGE = `Upload a folder to Inspection Studio, and resume where it stopped.

Usage: studio upload <folder> --type <type> (--asset <id or name> | --inspection <id>)
       studio login --url <url>      sign in: print a code to enter in a browser, and store an access token
       studio logout                 revoke that token and remove it

Options
  --type <type>         2d, 3d, ortho, sonar or supplementary
                        ortho: images for a 3D Digital Twin with orthomosaics, and its Excel template
  --asset <id or name>  create an inspection of this asset
  --name <name>         name of that inspection (default: today's date)
  --checklist <id or name>
                        its checklist (default: the only one of your company)
  --inspection <id>     add the files to this inspection instead
  --thermal <pattern>   images with these names are thermal, for example '*_T.JPG'
  --send                send the inspection for processing when everything has arrived
  --skip-known          leave out files that other inspections of the asset have stored
                        (default: the command counts them and uploads them again)
  --adaptive            adapt to the connection: more files at a time on a fast one, fewer on a slow one
                        (default: chunks of five files, one after another)
  --watch               keep running and upload files that appear in the folder
  --dry-run             print what would be uploaded and what to look at, change nothing
  --json                print one JSON object per line
  --url <url>           address of your studio (default: STUDIO_URL, or where you are signed in)
  --token <token>       access token (default: STUDIO_TOKEN, or that of studio login; other users of the
                        computer can see options)
  --version             print the version
  --help                print this text

Run the same command again after an interruption: files that have arrived are not sent again.

Exit codes: 0 everything arrived, 1 some files failed, 2 wrong usage, 3 not signed in or not allowed,
4 the studio cannot be reached, 130 interrupted
`;
