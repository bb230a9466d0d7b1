import type { AuditChange, AuditEvent } from './audit-event.schema.ts';

const COLUMNS: readonly (readonly [header: string, value: (event: AuditEvent) => string])[] = [
  ['time', ({ at }) => at],
  ['person', ({ actor }) => actor.name],
  ['email', ({ actor }) => actor.email],
  ['action', ({ action }) => action],
  ['kind', ({ subject }) => subject.kind],
  ['record', ({ subject }) => subject.name],
  ['recordId', ({ subject }) => subject.id ?? ''],
  ['changes', ({ changes }) => changes.map(changeText).join('; ')],
  ['address', ({ source }) => source.address],
  ['userAgent', ({ source }) => source.userAgent],
  ['requestId', ({ source }) => source.requestId],
];

function changeText({ field, before, after }: AuditChange): string {
  if (before === undefined && after === undefined) return field;
  return before === undefined ? `${field}: ${after}` : `${field}: ${before} -> ${after}`;
}

/** Spreadsheets run a cell that begins with one of these as a formula, also after white space. */
const FORMULA = /^\s*[=+\-@|]|^[\t\r\n]/;

/** Returns a quoted CSV cell. Texts that a spreadsheet would run as a formula get an apostrophe in front. */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Renders audit events as CSV (RFC 4180) with a header row. Times are UTC. */
export function auditCsv(events: readonly AuditEvent[]): string {
  const rows = [
    COLUMNS.map(([header]) => header),
    ...events.map((event) => COLUMNS.map(([, value]) => csvCell(value(event)))),
  ];
  return rows.map((cells) => `${cells.join(',')}\r\n`).join('');
}
