import { setTimeout } from 'node:timers/promises';

/** An instant as profiles show it: 'Nov 23, 2026', in the time zone of the journeys. */
export const longDate = (instant: string): string =>
  new Date(instant).toLocaleDateString('en-US', { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' });

/** An instant as tables and tiles show it: '2026-11-23'. */
export const shortDate = (instant: string): string => instant.slice(0, 10);

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Waits for midnight when it is less than a minute away, so that what follows happens within one day. */
export async function withinOneDay(): Promise<void> {
  const leftMs = DAY_MS - (Date.now() % DAY_MS);
  if (leftMs < MINUTE_MS) await setTimeout(leftMs);
}
