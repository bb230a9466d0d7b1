import type { AuditAction, AuditSubject } from '@inspection-studio/domain/audit';
import { type FilterItem, nameContains, serializeFilter } from '@inspection-studio/domain/query';

/** A group of events that the page can show alone. */
export type ActivityGroup = 'all' | 'places' | 'inspections' | 'files' | 'people' | 'library' | 'documents' | 'signIn';

/** What the address of the page asks for. Days are `yyyy-MM-dd` in the time zone of the browser. */
export interface ActivityAddress {
  term: string;
  group: ActivityGroup;
  personId: string | null;
  recordId: string | null;
  from: string | null;
  to: string | null;
  skip: number;
}

const subjects = (...kinds: AuditSubject[]) => kinds.map((value) => ({ prop: 'subjectKind', value }));
const actions = (...names: AuditAction[]) => names.map((value) => ({ prop: 'action', value }));

/** Alternative conditions of each group; none for all events. */
const GROUPS: Readonly<Record<ActivityGroup, readonly { prop: string; value: string }[]>> = {
  all: [],
  places: subjects('site', 'asset'),
  inspections: subjects('inspection'),
  files: actions('uploadFile', 'rejectFile', 'download'),
  people: subjects('user'),
  library: subjects('category', 'categoryPreset', 'severityScale', 'checklist', 'layout', 'layer', 'tag'),
  documents: subjects('document'),
  signIn: actions(
    'signIn',
    'refuseSignIn',
    'signOut',
    'endSession',
    'addSignInMethod',
    'removeSignInMethod',
    'requestRecovery',
    'recoverAccount',
    'acceptInvitation',
    'relinkAccount',
    'createAccessToken',
    'revokeAccessToken',
  ),
};

const isGroup = (text: string): text is ActivityGroup => Object.hasOwn(GROUPS, text);
const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
const TERM_MAX = 200;

/** Reads the address of the page. Ignores search params that are not valid. */
export function readActivityAddress(params: URLSearchParams): ActivityAddress {
  const read = (name: string) => params.get(name) ?? '';
  const day = (name: string) => (isDay(read(name)) ? read(name) : null);
  const group = read('show');
  return {
    term: read('search').slice(0, TERM_MAX),
    group: isGroup(group) ? group : 'all',
    personId: read('person') || null,
    recordId: read('record') || null,
    from: day('from'),
    to: day('to'),
    skip: /^\d{1,9}$/.test(read('skip')) ? Number(read('skip')) : 0,
  };
}

/** Returns the search params of an address, without defaults. */
export function writeActivityAddress(address: ActivityAddress): URLSearchParams {
  const { term, group, personId, recordId, from, to, skip } = address;
  const given = {
    search: term.trim(),
    show: group === 'all' ? '' : group,
    person: personId,
    record: recordId,
    from,
    to,
    skip: skip > 0 ? String(skip) : '',
  };
  return new URLSearchParams(Object.entries(given).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

/** Start of a day in the time zone of the browser, as ISO 8601. */
function startOf(day: string, laterDays = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + laterDays).toISOString();
}

/**
 * Returns the filter of an address in wire format. Uploads of single files are left out unless the group asks for
 * them: one inspection has thousands.
 *
 * @param until a further condition in wire format
 */
export function activityFilter(address: ActivityAddress, until = ''): string {
  const { term, group, personId, recordId, from, to } = address;
  const conditions: FilterItem[] = [
    ...(recordId ? [{ prop: 'subjectId', comparison: 'eq' as const, value: recordId }] : []),
    ...(personId ? [{ prop: 'actorId', comparison: 'eq' as const, value: personId }] : []),
    ...(from ? [{ prop: 'at', comparison: 'ge' as const, value: startOf(from) }] : []),
    ...(to ? [{ prop: 'at', comparison: 'lt' as const, value: startOf(to, 1) }] : []),
    ...(term.trim() ? [nameContains(term.trim())] : []),
    ...(group === 'files' ? [] : [{ prop: 'action', comparison: 'ne' as const, value: 'uploadFile' }]),
  ];
  // There are no parentheses: every alternative repeats the other conditions.
  const alternatives: (FilterItem | null)[] =
    GROUPS[group].length === 0 ? [null] : GROUPS[group].map((item) => ({ ...item, comparison: 'eq' }));
  return alternatives
    .map((alternative) => {
      const items = [...(alternative ? [alternative] : []), ...conditions];
      const text = serializeFilter(items.map((item, index) => (index > 0 ? { ...item, logical: 'and' } : item)));
      return [text, until].filter((part) => part !== '').join(' and ');
    })
    .join(' or ');
}
