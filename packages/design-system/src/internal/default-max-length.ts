/** Maximum length of a text whose field was given none. @see DS-080, CONST-076 */
export const DEFAULT_MAX_LENGTH = 500;
