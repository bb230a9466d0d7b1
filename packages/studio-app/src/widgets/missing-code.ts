/** How Chrome, Firefox, Safari and the bundler say that a part of the program could not be fetched. */
const SAID = /dynamically imported module|importing a module script failed|unable to preload css/i;

/**
 * Whether code of the studio itself could not be fetched: the network is gone,
 * or a newer version has taken its place, which only loading the page finds.
 */
export const isMissingCode = (error: unknown): boolean => error instanceof Error && SAID.test(error.message);

/** What is said then. */
export const MISSING_CODE_MESSAGE = 'This part of the studio could not be loaded. There may be a new version of it.';
