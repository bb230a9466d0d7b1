import type { AuditChange } from '@inspection-studio/domain/audit';

const NAME_MAX = 200;
const USER_AGENT_MAX = 200;
const CHANGES_MAX = 100;

/** Half of a surrogate pair, which the database does not store. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Returns a text on one line, without control characters, with at most `max` characters. */
const plainLine = (text: string, max: number): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, max)
    .replace(LONE_SURROGATE, '\ufffd');

/** Returns a name as an audit event stores it: one line, at most 200 characters. */
export const eventName = (text: string): string => plainLine(text, NAME_MAX);

/** Returns a `User-Agent` header as an audit event stores it: one line, at most 200 characters. */
export const eventUserAgent = (header: string | undefined): string => plainLine(header ?? '', USER_AGENT_MAX);

const valueOf = (value: string | null | undefined) => (typeof value === 'string' ? eventName(value) : value);

/** Returns the changes as an audit event stores them: at most 100, values of one line and at most 200 characters. */
export const eventChanges = (changes: readonly AuditChange[]): AuditChange[] =>
  changes.slice(0, CHANGES_MAX).map(({ field, before, after }) => ({
    field,
    ...(before !== undefined && { before: valueOf(before) }),
    ...(after !== undefined && { after: valueOf(after) }),
  }));
