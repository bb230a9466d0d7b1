import type { AuditAction, AuditChange, AuditEvent, AuditSubject } from '@inspection-studio/domain/audit';
import { formatDay, formatLongDate } from '@inspection-studio/domain/dates';
import { counted } from '@inspection-studio/domain/units';
import { USER_ROLES, userRoleLabel } from '@inspection-studio/domain/users';

/** What a person did, around the name of the record: 'changed Name of', then the record, then what follows it. */
export interface ActivitySentence {
  before: string;
  after: string;
}

/** Name of a kind of record in a sentence. */
export const SUBJECT_WORDS: Readonly<Record<AuditSubject, string>> = {
  site: 'site',
  asset: 'asset',
  inspection: 'inspection',
  user: 'user',
  document: 'document',
  category: 'category',
  categoryPreset: 'category preset',
  severityScale: 'severity scale',
  checklist: 'checklist',
  layout: 'location layout',
  layer: 'layer',
  tag: 'tag',
  company: 'company',
};

/** Names of fields whose words do not follow from their property. */
const FIELD_WORDS: Readonly<Record<string, string>> = {
  roleId: 'Role',
  siteId: 'Site',
  severityScaleId: 'Severity scale',
  layoutTemplateId: 'Location layout',
  memberIds: 'Members',
  uploaderIds: 'Uploaders',
  presetIds: 'Category presets',
  categoryIds: 'Categories',
  map: 'Location mapping',
  geotagged: 'Geotags',
  method: 'Sign-in method',
  signInAddress: 'Sign-in address',
  requireAuthenticatorApp: 'Authenticator app required',
  tokenName: 'Access token',
  tokenRights: 'Rights',
  tokenExpires: 'Expires',
};

/** Names of recorded values whose words do not follow from the value, by field. */
const VALUE_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  method: {
    passkey: 'Passkey',
    password: 'Password',
    authenticatorApp: 'Authenticator app',
    recoveryCodes: 'Recovery codes',
    recoveryCode: 'Recovery code',
  },
  tokenRights: { Upload: 'Upload only', All: 'Everything the user may do' },
  reason: {
    wrongPassword: 'Wrong password',
    wrongCode: 'Wrong code',
    wrongPasskey: 'Wrong passkey',
    inactive: 'Account or company not active',
    noSeat: 'No seat left in the licence',
    unverifiedEmail: 'E-mail address not verified by the provider',
    weakSignIn: 'Sign-in not strong enough',
    otherAccount: 'Linked to another account of the provider',
    noRole: 'No role from the provider',
    codeUsedTwice: 'A sign-in code was used twice',
  },
};

/** Returns the name of a changed field: 'phoneNumber' is 'Phone number'. */
export function fieldWords(field: string): string {
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return FIELD_WORDS[field] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns a recorded value in words. */
export function valueWords({ field }: Pick<AuditChange, 'field'>, value: string | null | undefined): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (field === 'tokenExpires') return formatLongDate(value);
  if (field === 'licenceStart' || field === 'licenceExpiry') return formatDay(value);
  const role = field === 'roleId' && USER_ROLES.find((each) => each === value);
  return role ? userRoleLabel(role) : (VALUE_WORDS[field]?.[value] ?? value);
}

const FIELDS_IN_SENTENCE = 3;

function listWords(words: readonly string[]): string {
  const shown = words.length > FIELDS_IN_SENTENCE ? words.slice(0, FIELDS_IN_SENTENCE - 1) : words;
  const rest = words.length - shown.length;
  const all = rest > 0 ? [...shown, counted(rest, 'more field')] : shown;
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}

function updateSentence({ subject, changes }: AuditEvent): ActivitySentence {
  const [change, ...others] = changes;
  if (!change) return { before: `saved ${SUBJECT_WORDS[subject.kind]}`, after: 'without changes' };
  const before = `changed ${listWords(changes.map(({ field }) => fieldWords(field)))} of`;
  if (others.length > 0 || change.after === undefined || change.field === 'name') return { before, after: '' };
  return { before, after: `from ${valueWords(change, change.before)} to ${valueWords(change, change.after)}` };
}

const valueOf = ({ changes }: AuditEvent, field: string) => changes.find((change) => change.field === field)?.after;
const countOf = (event: AuditEvent, field: string) => Number(valueOf(event, field) ?? 0);

function registerSentence(event: AuditEvent): ActivitySentence {
  if (event.subject.kind === 'document') return { before: 'started to upload', after: '' };
  const [added, removed] = [countOf(event, 'addedFiles'), countOf(event, 'removedFiles')];
  if (added === 0 && removed === 0) return { before: 'changed the data types of', after: '' };
  if (removed === 0) return { before: `added ${counted(added, 'file')} to`, after: '' };
  if (added === 0) return { before: `removed ${counted(removed, 'file')} from`, after: '' };
  return { before: `added ${counted(added, 'file')} to`, after: `and removed ${removed.toLocaleString('en')}` };
}

/** What happened to images of an inspection: the name of one, or the number of several. */
function flagSentence(event: AuditEvent): ActivitySentence {
  const verb = event.action === 'flagImages' ? 'flagged' : 'unflagged';
  const images = valueOf(event, 'file') ?? counted(countOf(event, 'images'), 'image');
  return { before: `${verb} ${images} of`, after: '' };
}

/** Words before the record, for actions whose sentence depends on nothing else. */
const PLAIN: Readonly<Partial<Record<AuditAction, string>>> = {
  changePicture: 'changed the picture of',
  removePicture: 'removed the picture of',
  reorderLayers: 'reordered the layers of',
  mapLocations: 'changed the location mapping of',
  addCaptureData: 'added capture data to',
  updateCaptureData: 'changed the capture data of',
  removeCaptureData: 'removed the capture data of',
  startUpload: 'started an upload to',
  endUpload: 'ended an upload to',
  completeUpload: 'completed the upload to',
  resendInvitation: 'requested a new invitation for',
  withdrawInvitation: 'withdrew the undelivered invitation to',
  activate: 'activated',
  deactivate: 'deactivated',
  refuseSignIn: 'was refused to sign in as',
  endSession: 'ended a session of',
  requestRecovery: 'requested a recovery link for',
  recoverAccount: 'recovered the account of',
  relinkAccount: 'linked a new sign-in to',
  changeLicence: 'changed the licence of',
  changeSettings: 'changed settings of',
};

/** Actions whose record is the person who acts, so that the sentence does not name it. */
const OF_ONESELF: Readonly<Partial<Record<AuditAction, string>>> = {
  signIn: 'signed in',
  signOut: 'signed out',
  acceptInvitation: 'accepted the invitation',
  createAccessToken: 'created an access token',
  revokeAccessToken: 'revoked an access token',
};

/** What happened to a sign-in method that was added, replaced or removed. */
const METHOD_SENTENCES: Readonly<Record<string, Readonly<Record<'added' | 'replaced' | 'removed', string>>>> = {
  passkey: { added: 'added a passkey of', replaced: 'replaced a passkey of', removed: 'removed a passkey of' },
  password: { added: 'set a password of', replaced: 'changed the password of', removed: 'removed the password of' },
  authenticatorApp: {
    added: 'added an authenticator app of',
    replaced: 'replaced the authenticator app of',
    removed: 'turned off the authenticator app of',
  },
  recoveryCodes: {
    added: 'created recovery codes of',
    replaced: 'replaced the recovery codes of',
    removed: 'removed the recovery codes of',
  },
  recoveryCode: {
    added: 'created a recovery code of',
    replaced: 'replaced a recovery code of',
    removed: 'used up a recovery code of',
  },
};

/** Whether a person changed their own sign-in, so that the sentence does not name them twice. */
const isOwnMethod = ({ action, actor, subject }: AuditEvent): boolean =>
  ['addSignInMethod', 'removeSignInMethod'].includes(action) && actor.id !== null && actor.id === subject.id;

function methodSentence(event: AuditEvent): ActivitySentence {
  const { before, after } = event.changes.find(({ field }) => field === 'method') ?? {};
  const removed = event.action === 'removeSignInMethod';
  const words = METHOD_SENTENCES[after ?? before ?? ''];
  const plain = removed ? 'removed a sign-in method of' : 'added a sign-in method of';
  const added = before ? 'replaced' : 'added';
  const kind = removed ? 'removed' : added;
  const sentence = words?.[kind] ?? plain;
  return { before: isOwnMethod(event) ? sentence.replace(/ of$/, '') : sentence, after: '' };
}

/** Whether the sentence names the record. */
export const namesRecord = (event: AuditEvent): boolean =>
  OF_ONESELF[event.action] === undefined && !isOwnMethod(event);

/** Returns what the person of an event did, in words around the name of the record. */
export function activitySentence(event: AuditEvent): ActivitySentence {
  const { action, subject } = event;
  const kind = SUBJECT_WORDS[subject.kind];
  switch (action) {
    case 'create':
    case 'archive':
    case 'delete':
    case 'restore':
      return { before: `${action}d ${kind}`, after: '' };
    case 'update':
      return updateSentence(event);
    case 'addSignInMethod':
    case 'removeSignInMethod':
      return methodSentence(event);
    case 'registerFiles':
      return registerSentence(event);
    case 'uploadFile':
      return { before: `uploaded ${valueOf(event, 'file')} to`, after: '' };
    case 'rejectFile': {
      const place = subject.kind === 'document' ? 'as' : 'to';
      return { before: `tried to upload ${valueOf(event, 'file')}, which has malware, ${place}`, after: '' };
    }
    case 'download':
      if (subject.kind === 'company') return { before: 'exported', after: '' };
      return subject.kind === 'document'
        ? { before: 'downloaded', after: '' }
        : { before: `downloaded ${valueOf(event, 'file')} of`, after: '' };
    case 'process':
      return { before: 'sent', after: 'for processing' };
    case 'flagImages':
    case 'unflagImages':
      return flagSentence(event);
    case 'invite':
      return { before: 'invited', after: `as ${valueWords({ field: 'roleId' }, valueOf(event, 'roleId'))}` };
    default:
      return { before: PLAIN[action] ?? OF_ONESELF[action] ?? action, after: '' };
  }
}
