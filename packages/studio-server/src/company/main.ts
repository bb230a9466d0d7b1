import { readConfig } from '../config.ts';
import { readCompanyArguments } from './command-line.ts';
import { printResult } from './print-result.ts';
import { runCompanyCommand } from './run-command.ts';

await printResult(async () => {
  const { command, isJson } = readCompanyArguments(process.argv.slice(2));
  return { ...(await runCompanyCommand(readConfig(), command)), isJson };
});
