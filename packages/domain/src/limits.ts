/** Minimum length of a name in characters, after trimming. */
export const NAME_MIN_LENGTH = 2;

/** Maximum length of a name in characters, after trimming. Inspection names have another limit. */
export const NAME_MAX_LENGTH = 30;

/**
 * Maximum length of a text field that has no other limit, in characters.
 *
 * The specification lists a constant of 500 without a purpose, and a default
 * maximum without a number. They are taken as one.
 */
export const TEXT_MAX_LENGTH = 500;

/**
 * Maximum number of layers in a location layout, and so the maximum depth of
 * its map. The limit is the project's own, far above what a structure needs.
 */
export const LAYOUT_LAYERS_MAX = 20;

/**
 * Maximum number of ids in a list that a call takes, such as the members of an asset. The limit is the project's own, far
 * above what a company has. Lists of files have a limit of their own.
 */
export const ID_LIST_MAX = 1000;

/** Maximum size of a JSON body with thousands of files, or with a location mapping of thousands of sections, in bytes: 8 MiB. */
export const LARGE_BODY_MAX_BYTES = 8 * 1024 ** 2;

/** Age after which fetched data is stale, in milliseconds. */
export const STALE_TIME_MS = 60_000;

/** Interval at which an inspection's details are fetched again, in milliseconds. */
export const REFETCH_INTERVAL_MS = 60_000;
