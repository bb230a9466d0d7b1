/** How Chrome, Firefox and Safari say that a part of the program could not be fetched. */
const SAID = /dynamically imported module|importing a module script failed/i;

/** The server responds, but has no such file of the build: a newer version has taken its place. */
export class MissingCodeError extends Error {
  override readonly name = 'MissingCodeError';

  constructor(address: string) {
    super(`${address} is missing.`);
  }
}

/** Whether code of the studio is missing. Only loading the page again finds the newer version. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof MissingCodeError || (error instanceof Error && SAID.test(error.message));

/** What is said then. */
export const MISSING_CODE_MESSAGE = 'This part of the studio could not be loaded. There may be a new version of it.';
