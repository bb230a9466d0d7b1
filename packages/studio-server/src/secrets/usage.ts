/** Text of `npm run secrets -- --help`. */
export const SECRETS_USAGE = `Usage: npm run secrets -- <command> [--json]

Commands:
  list      shows each secret, its keys by a short name, and until when replaced keys are accepted
  rotate    replaces the keys of all secrets

After rotate, restart every process of the studio. Nobody is signed out, and links continue to work: replaced keys are
accepted until the longest-lived thing that they signed has expired. With the embedded database, stop the studio before
rotate. Exit codes: 0 done, 1 failed, 2 wrong arguments.`;
