/** Minimum length of a name in characters, after trimming. @see VAL-001..030 */
export const NAME_MIN_LENGTH = 2;

/** Maximum length of a name in characters, after trimming. Inspection names have another limit. @see VAL-001..030 */
export const NAME_MAX_LENGTH = 30;

/**
 * Maximum length of a text field that has no other limit, in characters.
 *
 * The specification lists a constant of 500 without a purpose, and a default
 * maximum without a number. They are taken as one.
 *
 * @see DS-080, CONST-076
 */
export const TEXT_MAX_LENGTH = 500;

/**
 * Maximum number of layers in a location layout, and so the maximum depth of
 * its map. The limit is the project's own, far above what a structure needs.
 *
 * @see CALL-163
 */
export const LAYOUT_LAYERS_MAX = 20;

/**
 * Maximum number of ids in a list that a call takes, such as the members of an asset. The limit is the project's own, far
 * above what a company has. Lists of files have a limit of their own.
 *
 * @see CALL-067..070, CALL-162
 */
export const ID_LIST_MAX = 1000;

/** Debounce of search fields, in milliseconds. @see CALL-019 */
export const SEARCH_DEBOUNCE_MS = 300;

/** Age after which fetched data is stale, in milliseconds. @see CALL-207 */
export const STALE_TIME_MS = 60_000;

/** Interval at which an inspection's details are fetched again, in milliseconds. @see CALL-206 */
export const REFETCH_INTERVAL_MS = 60_000;
