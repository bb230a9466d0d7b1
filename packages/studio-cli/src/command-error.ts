import { StudioError } from '@inspection-studio/studio-app/upload-engine';
import { EXIT_CODES, type ExitCode } from './exit-codes.ts';

/** Why the command ends, in one line for users. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly exitCode: ExitCode;

  constructor(message: string, exitCode: ExitCode) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Creates the error of a command that cannot be run as it was typed. */
export const usageError = (message: string): CommandError => new CommandError(message, EXIT_CODES.usage);

/** Shown for a token that the studio rejects. */
export const NOT_SIGNED_IN =
  'The studio does not accept this token. It may have expired. Run studio login, or create another one.';

/**
 * Converts the error of a call to that of the command.
 *
 * @param url address of the studio
 * @returns null for an error that no call has thrown
 */
export function toCommandError(error: unknown, url: string): CommandError | null {
  if (error instanceof CommandError) return error;
  if (!(error instanceof StudioError)) return null;
  const { status, isUnreachable, message, reasons } = error;
  if (isUnreachable) return new CommandError(`Can't reach the studio at ${url}.`, EXIT_CODES.unreachable);
  if (status === 401) return new CommandError(NOT_SIGNED_IN, EXIT_CODES.refused);
  const text = [message, ...reasons].join(' ');
  return new CommandError(text, status === 403 ? EXIT_CODES.refused : EXIT_CODES.incomplete);
}
