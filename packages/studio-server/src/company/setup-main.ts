import { readConfig } from '../config.ts';
import { StartError } from '../start-error.ts';
import { readSetupArguments } from './command-line.ts';
import { renewSetupLink } from './first-company.ts';
import { printResult } from './print-result.ts';
import { setupNotice } from './setup-notice.ts';
import { SETUP_USAGE } from './usage.ts';
import { withDatabase } from './with-installation.ts';

await printResult(async () => {
  const { isHelp, isJson } = readSetupArguments(process.argv.slice(2));
  if (isHelp) return { data: { usage: SETUP_USAGE }, text: SETUP_USAGE, isJson };
  const config = readConfig();
  const link = await withDatabase(config, (db) => renewSetupLink(db, config.publicUrl));
  if (link === null) throw new StartError('There is a company already.');
  return { data: { link }, text: setupNotice(link), isJson };
});
