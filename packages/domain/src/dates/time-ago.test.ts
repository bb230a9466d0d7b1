import { expect, it } from 'vitest';
import { formatTimeAgo } from './time-ago.ts';

it.each([
  ['2026-11-21T12:00:30.000Z', 'just now'],
  ['2026-11-21T12:00:00.000Z', 'just now'],
  ['2026-11-21T11:59:00.001Z', 'just now'],
  ['2026-11-21T11:59:00.000Z', '1 minute ago'],
  ['2026-11-21T11:57:10.000Z', '2 minutes ago'],
  ['2026-11-21T11:00:00.001Z', '59 minutes ago'],
  ['2026-11-21T11:00:00.000Z', '1 hour ago'],
  ['2026-11-20T12:00:00.001Z', '23 hours ago'],
  ['2026-11-20T12:00:00.000Z', 'on Nov 20, 2026'],
])('%s was %s', (at, text) => expect(formatTimeAgo(at, new Date('2026-11-21T12:00:00.000Z'))).toBe(text));
