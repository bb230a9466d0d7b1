/** Maximum length of a text whose field was given none. @see spec 2 §5 "Uploads and fields", §9 */
export const DEFAULT_MAX_LENGTH = 500;
