/** Fewest characters of a name, after trimming. @see VAL-001..030 */
export const NAME_MIN_LENGTH = 2;

/** Most characters of a name, after trimming; an inspection's name has its own limit. @see VAL-001..030 */
export const NAME_MAX_LENGTH = 30;

/**
 * Most characters of a text field that names no maximum of its own.
 *
 * The specification lists a constant of 500 without a purpose and a default
 * maximum without a number; the one is taken as the other.
 *
 * @see DS-080, CONST-076
 */
export const TEXT_MAX_LENGTH = 500;

/**
 * Most layers of a location layout, and so of nodes below one another in its
 * map; the project's own limit, far above what a structure needs.
 *
 * @see CALL-163
 */
export const LAYOUT_LAYERS_MAX = 20;

/** Pause between the last key and the search, in milliseconds. @see CALL-019 */
export const SEARCH_DEBOUNCE_MS = 300;

/** Age at which fetched data counts as stale, in milliseconds. @see CALL-207 */
export const STALE_TIME_MS = 60_000;

/** How often an inspection's detail is fetched again, in milliseconds. @see CALL-206 */
export const REFETCH_INTERVAL_MS = 60_000;
