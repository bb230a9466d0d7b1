import { configureValidation } from '@inspection-studio/domain/validation';
import { StartError } from '../start-error.ts';
import { UsageError } from './command-line.ts';
import type { CommandResult } from './run-command.ts';

const DONE = 0;
const FAILED = 1;
const WRONG_ARGUMENTS = 2;

/** Result of a command, and how to print it. */
export type PrintableResult = CommandResult & { isJson: boolean };

/**
 * Runs a command and prints its result to `output`, as JSON or as text. Errors are one sentence on its error stream.
 *
 * @returns the exit code: 0 done, 1 failed, 2 wrong arguments
 */
export async function printTo(
  output: Pick<Console, 'log' | 'error'>,
  run: () => Promise<PrintableResult>,
): Promise<number> {
  configureValidation();
  try {
    const { data, text, isJson } = await run();
    output.log(isJson ? JSON.stringify(data, null, 2) : text);
    return DONE;
  } catch (error) {
    output.error(error instanceof StartError || error instanceof UsageError ? error.message : error);
    return error instanceof UsageError ? WRONG_ARGUMENTS : FAILED;
  }
}

/** Runs a command of the terminal, prints its result and sets the exit code of this process. */
export async function printResult(run: () => Promise<PrintableResult>): Promise<void> {
  process.exitCode = await printTo(console, run);
}
