/** Text of `npm run setup -- --help`. */
export const SETUP_USAGE = `Usage: npm run setup -- [--json]

Prints a link that creates the first company and its admin. It works once, for 24 hours; an earlier link ends.
With the embedded database, stop the studio first. A start without a company prints such a link too.`;

const LICENCE_OPTIONS = `  --from 2027-01-31          first day (default: today)
  --until 2027-12-31         last day (default: in ten years)
  --frequency Annual         billed Monthly or Annual (default: Annual)
  --seats 25                 people who can use it (default: 25)
  --type ImageCount          unit of --data: ImageCount or Gpx, gigapixels (default: ImageCount)
  --data 1000000             images or gigapixels that can be processed (default: 1000000)
  --supplementary-gb 1000    supplementary files in GB (default: 1000)`;

/** Text of `npm run company -- --help`. */
export const COMPANY_USAGE = `Usage: npm run company -- <command> [options] [--json]

Commands:
  list
  create  --name <name> --admin-email <e-mail> [--admin-name <name>] [licence options]
  licence --company <id or name> [licence options]
  suspend --company <id or name> [--resume]
  export  --company <id or name> --to <folder>
  delete  --company <id or name> --confirm <name of the company>

Licence options:
${LICENCE_OPTIONS}

Each command can be repeated: what is done already stays as it is. Exit codes: 0 done, 1 failed, 2 wrong arguments.
With the embedded database, stop the studio first.`;
