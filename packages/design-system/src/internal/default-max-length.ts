/** Maximum length of a text whose field was given none. */
export const DEFAULT_MAX_LENGTH = 500;
