import { isAtLeast, type Role } from './roles.ts';
import { RESTING, type Status, STATUSES } from './statuses.ts';
import type { Verdict } from './verdict.ts';

/** Relation of a person to an inspection: through its asset, or as its creator. */
export const RELATIONS = ['member', 'uploader', 'creator of the inspection', 'creator of the asset', 'none'] as const;
export type Relation = (typeof RELATIONS)[number];

/** What the call answers once the person may ask. */
type ByStatus = (status: Status) => Verdict;

/** One call about an inspection. */
export interface InspectionRight {
  call: string;
  /** Said to those below Manager who have nothing to do with it: 113 for the inspection itself, 115 for what hangs on it. */
  outsiders: Verdict;
  answers: ByStatus;
  /** Where people below Manager who are involved are answered otherwise. */
  involved?: ByStatus;
  /** Statuses it is asked in: reading and the state of an upload are the same in all of them, so that four will do. */
  statuses: readonly Status[];
  /** Role the call needs before anything about the inspection is asked. */
  least?: Role;
}

const always = (verdict: Verdict) => () => verdict;
/** One status of each kind: the five others are steps of processing. */
export const SOME_STATUSES: readonly Status[] = [...RESTING, 'Processing'];
const reading = (call: string, outsiders: Verdict, least?: Role): InspectionRight => ({
  call,
  outsiders,
  answers: always('200'),
  statuses: SOME_STATUSES,
  ...(least && { least }),
});
const isDraft = (status: Status) => status === 'Draft';

/**
 * Read, create, update, processing and capture data: Manager or above, or
 * member, uploader or creator. Delete: Manager or above, or the others in a
 * Draft.
 */
export const INSPECTION_RIGHTS: readonly InspectionRight[] = [
  reading('GET projects/{id}', '403/113'),
  reading('GET projects/{id}/asset', '403/115'),
  reading('GET projects/{id}/modules', '403/115'),
  reading('GET projects/{id}/capturedata', '403/115'),
  reading('GET images', '403/115'),
  reading('GET images/{id}/page', '403/115'),
  reading('GET images/{id}/facts', '403/115'),
  reading('GET images/thumbnail', '403/115'),
  // Download is a permission of Viewers and above, and asked first.
  reading('GET images/download', '403/115', 'Viewer'),
  reading('GET download', '403/115', 'Viewer'),
  reading('GET upload', '403/115'),
  { call: 'PUT projects/{id}', outsiders: '403/113', answers: always('200'), statuses: STATUSES },
  {
    call: 'PUT projects/{id}/modules: images',
    outsiders: '403/115',
    answers: (status) => (isDraft(status) ? '200' : '409'),
    statuses: STATUSES,
  },
  {
    call: 'PUT projects/{id}/modules: supplementary',
    outsiders: '403/115',
    answers: always('200'),
    statuses: STATUSES,
  },
  {
    call: 'PUT projects/{id}/uploads/{uploadId}',
    outsiders: '403/115',
    answers: always('204'),
    statuses: SOME_STATUSES,
  },
  {
    call: 'DELETE projects/{id}/uploads/{uploadId}',
    outsiders: '403/115',
    answers: always('204'),
    statuses: SOME_STATUSES,
  },
  { call: 'PUT projects/{id}/uploaded', outsiders: '403/113', answers: always('204'), statuses: STATUSES },
  {
    call: 'PUT projects/{id}/images/flags',
    outsiders: '403/115',
    answers: always('204'),
    statuses: SOME_STATUSES,
    least: 'Viewer',
  },
  { call: 'PUT images/{id}/uploaded', outsiders: '403/115', answers: always('204'), statuses: STATUSES },
  // What is in processing already stays so, and sending it again is no fault of the sender.
  {
    call: 'POST projects/{id}/process',
    outsiders: '403/113',
    answers: (status) => (status === 'Completed' || status === 'Failed' ? '409/12' : '204'),
    statuses: STATUSES,
  },
  { call: 'POST projects/{id}/capturedata', outsiders: '403/115', answers: always('200'), statuses: STATUSES },
  { call: 'PUT projects/{id}/capturedata', outsiders: '403/115', answers: always('200'), statuses: STATUSES },
  { call: 'DELETE projects/{id}/capturedata', outsiders: '403/115', answers: always('204'), statuses: STATUSES },
  {
    call: 'POST images/thumbnail: of an inspection',
    outsiders: '403/115',
    answers: always('204'),
    statuses: SOME_STATUSES,
  },
  {
    call: 'DELETE projects/{id}',
    outsiders: '403/113',
    answers: (status) => (RESTING.includes(status) ? '204' : '409'),
    involved: (status) => (isDraft(status) ? '204' : '403/4'),
    statuses: STATUSES,
  },
];

/** What one person is answered. */
export function inspectionVerdict(right: InspectionRight, role: Role, relation: Relation, status: Status): Verdict {
  if (right.least && !isAtLeast(role, right.least)) return '403';
  if (isAtLeast(role, 'Manager')) return right.answers(status);
  if (relation === 'none') return right.outsiders;
  return (right.involved ?? right.answers)(status);
}
