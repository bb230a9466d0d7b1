import { readConfig } from '../config.ts';
import { withDatabase } from '../database/with-database.ts';
import { StartError } from '../start-error.ts';
import { readCompanyArguments, readSetupArguments } from './command-line.ts';
import { renewSetupLink } from './first-company.ts';
import type { PrintableResult } from './print-result.ts';
import { runCompanyCommand } from './run-command.ts';
import { setupNotice } from './setup-notice.ts';
import { SETUP_USAGE } from './usage.ts';

type Environment = Record<string, string | undefined>;

/** Runs `npm run company`. @throws StartError, UsageError with a sentence for the operator */
export async function runCompany(args: string[], environment: Environment): Promise<PrintableResult> {
  const { command, isJson } = readCompanyArguments(args);
  return { ...(await runCompanyCommand(readConfig(environment), command)), isJson };
}

/** Runs `npm run setup`. @throws StartError, UsageError with a sentence for the operator */
export async function runSetup(args: string[], environment: Environment): Promise<PrintableResult> {
  const { isHelp, isJson } = readSetupArguments(args);
  if (isHelp) return { data: { usage: SETUP_USAGE }, text: SETUP_USAGE, isJson };
  const config = readConfig(environment);
  if (config.signIn === 'demo')
    throw new StartError('The demo has no setup: run this command, and the server, with STUDIO_SEED=none.');
  const link = await withDatabase(config, (db) => renewSetupLink(db, config.publicUrl));
  if (link === null) throw new StartError('There is a company already.');
  return { data: { link }, text: setupNotice(link), isJson };
}
