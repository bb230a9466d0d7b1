import { type Call, type CallPolicy, calls } from '@inspection-studio/domain/calls';
import { type AccessTokenPayload, type AccessTokenRights, COMMAND_LINE_TOKEN } from '@inspection-studio/domain/users';

type CallName = keyof typeof calls;

/**
 * Calls of a token with the rights `Upload`: reading sites, assets, inspections and the library, and creating, editing,
 * uploading to and sending inspections. A new call is none of them.
 */
const UPLOAD_CALLS: readonly CallName[] = [
  'whoami',
  'listSites',
  'getSite',
  'listAssets',
  'getAsset',
  'getAssetSeverity',
  'listProjects',
  'getProject',
  'getProjectAsset',
  'getModules',
  'findKnownFiles',
  'getCaptureData',
  'listImages',
  'getImagePage',
  'listCategories',
  'getCategory',
  'listCategoryPresets',
  'getCategoryPreset',
  'listSeverityScales',
  'getSeverityScale',
  'listChecklists',
  'getChecklist',
  'listLayouts',
  'getLayout',
  'listLayers',
  'getLayer',
  'listTags',
  'getTag',
  'createProject',
  'updateProject',
  'updateModules',
  'renewUpload',
  'endUpload',
  'getUploadUrl',
  'confirmImageUploaded',
  'confirmProjectUploaded',
  'processProject',
  'createCaptureData',
  'updateCaptureData',
  'deleteCaptureData',
];

/** Policies of calls that only a person who signed in may make, so that a stolen token cannot outlive itself. */
const SIGNED_IN_POLICIES: readonly CallPolicy[] = [
  'ManageAccessTokens',
  'ManageSessions',
  'ManageSignInSettings',
  'UnlinkIdentity',
];

const keyOf = ({ method, path }: Pick<Call, 'method' | 'path'>) => `${method} ${path}`;
const uploadKeys = new Set(UPLOAD_CALLS.map((name) => keyOf(calls[name])));

/** A token with limited rights, as far as it decides which calls it makes. */
export interface LimitedToken {
  rights: AccessTokenRights;
  /** Id of an access token; null for the sign-in of the command line by device code. */
  id: string | null;
}

/**
 * Why a token may not make a call: its rights, or that nobody has signed in. Null when it may. An access token can revoke
 * itself, and the sign-in of the command line can create one.
 *
 * @param tokenId parameter of the call
 */
export function accessTokenRefusal(
  { rights, id }: LimitedToken,
  call: Pick<Call, 'method' | 'path' | 'policy'>,
  tokenId?: string,
): string | null {
  const key = keyOf(call);
  if (id === null && key === keyOf(calls.createAccessToken)) return null;
  if (id !== null && id === tokenId && key === keyOf(calls.revokeAccessToken)) return null;
  if (call.policy && SIGNED_IN_POLICIES.includes(call.policy))
    return 'This needs a sign-in. An access token cannot do it.';
  if (rights === 'Upload' && !uploadKeys.has(key)) return 'This access token is for uploads only.';
  return null;
}

/** Whether the command line may create this token after a sign-in by device code: the confirmation page promises no more. */
export const isCommandLineToken = ({ rights, days }: Pick<AccessTokenPayload, 'rights' | 'days'>): boolean =>
  rights === COMMAND_LINE_TOKEN.rights && days <= COMMAND_LINE_TOKEN.days;
