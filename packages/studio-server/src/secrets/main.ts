import { printResult } from '../company/print-result.ts';
import { readConfig } from '../config.ts';
import { readSecretsArguments, runSecretsCommand } from './run-command.ts';

await printResult(async () => {
  const { command, isJson } = readSecretsArguments(process.argv.slice(2));
  return { ...(await runSecretsCommand(readConfig(), { command }, new Date())), isJson };
});
