import { afterEach, describe, expect, it, vi } from 'vitest';
import { licencePeriod } from './licence-period.ts';

const year = { start: '2025-02-14T00:00:00.000Z', expiry: '2026-02-14T00:00:00.000Z' };

afterEach(() => void vi.unstubAllEnvs());

it.each(['America/Los_Angeles', 'UTC', 'Europe/Berlin', 'Pacific/Kiritimati'])(
  'ticks are at the days of the licence, whatever the time zone of the browser: %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    const licence = { start: '2026-03-01T00:00:00.000Z', expiry: '2026-08-31T23:59:59.999Z' };
    const { ticks } = licencePeriod(licence, new Date(licence.start));
    expect(ticks.map(({ share, label }) => [Math.round(share * 184), label])).toEqual([
      [31, 'Apr'],
      [61, 'May'],
      [92, 'Jun'],
      [122, 'Jul'],
      [153, 'Aug'],
    ]);
  },
);

describe('Licence start and expiry as a scale', () => {
  it.each([
    ['before the start', '2025-01-01T00:00:00.000Z', 0, 409],
    ['at its start', '2025-02-14T00:00:00.000Z', 0, 365],
    ['in the middle', '2025-08-15T12:00:00.000Z', 0.5, 183],
    ['on the last day', '2026-02-13T23:00:00.000Z', 1, 1],
    ['after expiry', '2026-03-01T00:00:00.000Z', 1, 0],
  ])('%s', (_case, now, share, daysLeft) => {
    const period = licencePeriod(year, new Date(now));
    expect(period.share).toBeCloseTo(share, 2);
    expect(period.daysLeft).toBe(daysLeft);
  });

  it('a year has a tick per month, every third with a label', () => {
    const { ticks } = licencePeriod(year, new Date(year.start));
    expect(ticks).toHaveLength(11);
    expect(ticks.flatMap(({ label }) => label ?? [])).toEqual(['May', 'Aug', 'Nov']);
  });

  it('ticks are at the same day of each month', () => {
    const quarter = { start: '2025-01-01T00:00:00.000Z', expiry: '2025-04-01T00:00:00.000Z' };
    const { ticks } = licencePeriod(quarter, new Date(quarter.start));
    expect(ticks.map(({ share, label }) => [Math.round(share * 90), label])).toEqual([
      [31, 'Feb'],
      [59, 'Mar'],
    ]);
  });

  it('a tick close to the expiry has no label', () => {
    const { ticks } = licencePeriod({ ...year, expiry: '2026-03-14T00:00:00.000Z' }, new Date(year.start));
    expect(ticks).toHaveLength(12);
    expect(ticks.flatMap(({ label }) => label ?? [])).toEqual(['May 2025', 'Aug 2025', 'Nov 2025']);
  });

  it.each([
    ['at once', year.start],
    ['before it starts', '2024-02-14T00:00:00.000Z'],
  ])('a period that ends %s has no ticks and is over', (_case, expiry) => {
    expect(licencePeriod({ ...year, expiry }, new Date('2025-02-15T00:00:00.000Z'))).toEqual({
      share: 1,
      daysLeft: 0,
      ticks: [],
    });
  });

  it('a longer period shows years, a month has no ticks', () => {
    const years = licencePeriod({ ...year, expiry: '2027-02-14T00:00:00.000Z' }, new Date(year.start));
    expect(years.ticks.flatMap(({ label }) => label ?? [])).toEqual(['Aug 2025', 'Feb 2026', 'Aug 2026']);
    expect(licencePeriod({ ...year, expiry: '2025-03-14T00:00:00.000Z' }, new Date(year.start)).ticks).toEqual([]);
  });
});
