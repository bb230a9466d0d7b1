/** What an access token may do. Beyond the specification. */
export const ACCESS_TOKEN_RIGHTS = ['Upload', 'All'] as const;

/**
 * What an access token may do, within the rights of its user.
 *
 * - `Upload`: read sites, assets, inspections and the library; create and edit inspections, upload to them and send them
 * - `All`: everything except tokens, sessions and sign-in methods
 */
export type AccessTokenRights = (typeof ACCESS_TOKEN_RIGHTS)[number];

const LABELS: Readonly<Record<AccessTokenRights, string>> = { Upload: 'Upload only', All: 'Everything I may do' };

const DESCRIPTIONS: Readonly<Record<AccessTokenRights, string>> = {
  Upload: 'Create and edit inspections, upload to them and send them for processing. Nothing else can be changed.',
  All: 'Except access tokens, sessions and sign-in methods.',
};

/** Returns the label of the rights of a token. */
export const accessTokenRightsLabel = (rights: AccessTokenRights): string => LABELS[rights];

/** Returns the description of the rights of a token, in one or two sentences. */
export const accessTokenRightsDescription = (rights: AccessTokenRights): string => DESCRIPTIONS[rights];
