import { configureValidation } from '@inspection-studio/domain';
import { StartError } from '../start-error.ts';
import { UsageError } from './command-line.ts';
import type { CommandResult } from './run-command.ts';

const WRONG_ARGUMENTS = 2;
const FAILED = 1;

/**
 * Runs a command of the terminal and prints its result, as JSON or as text. Errors are one sentence on standard
 * error; exit codes: 0 done, 1 failed, 2 wrong arguments.
 */
export async function printResult(run: () => Promise<CommandResult & { isJson: boolean }>): Promise<void> {
  configureValidation();
  try {
    const { data, text, isJson } = await run();
    console.log(isJson ? JSON.stringify(data, null, 2) : text);
  } catch (error) {
    console.error(error instanceof StartError || error instanceof UsageError ? error.message : error);
    process.exitCode = error instanceof UsageError ? WRONG_ARGUMENTS : FAILED;
  }
}
