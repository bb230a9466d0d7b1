import { readConfig } from '../config.ts';
import { requireDatabase, withDatabase } from '../database/with-database.ts';
import { openMailer } from '../mail/open-mailer.ts';
import { createLog } from '../observability/create-log.ts';
import { StartError } from '../start-error.ts';
import { runSignInCommand } from './accounts/operator-commands.ts';

/** Commands that need no accounts of this server. */
const WITHOUT_ACCOUNTS = new Set<string | undefined>(['unlink', 'end-all']);

try {
  const config = readConfig();
  const { signIn, publicUrl } = config;
  if (signIn !== 'accounts' && !WITHOUT_ACCOUNTS.has(process.argv[2]))
    throw new StartError(
      'This studio has no accounts of its own: its sign-in is a demo or hosted. It has unlink and end-all only.',
    );
  requireDatabase(config);
  await withDatabase(config, async (db) => {
    const mailer = openMailer(config, createLog({ level: config.logLevel, role: 'api' }));
    console.log(await runSignInCommand({ db, publicUrl, mailer }, process.argv.slice(2)));
  });
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
