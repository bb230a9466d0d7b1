import { describe, expect, it } from 'vitest';
import type { PreflightFile } from './preflight-file.ts';
import { preflight } from './preflight.ts';
import { flight } from './testing/flight.ts';
import { PLANTABLE_FAULTS, plantAll, plantEvery } from './testing/plant-faults.ts';

const TOTAL = 1_000;
const PLANTED = 20;
const NOW_MS = Date.UTC(2026, 10, 28);

/** How many of the planted files their finding names, and how many others any finding does. */
function countsOf(files: PreflightFile[], planted: ReturnType<typeof plantAll>) {
  const findings = preflight(files, { kind: 'three' }, NOW_MS);
  const reported = new Set(findings.flatMap((finding) => finding.files));
  const faulty = new Set(planted.flatMap((one) => [...one.files]));
  return {
    found: planted.map(({ fault, files: expected }) => {
      const named = findings.filter(({ kind }) => kind === fault.kind).flatMap((finding) => finding.files);
      return named.filter((file) => expected.has(file)).length;
    }),
    others: [...reported].filter((file) => !faulty.has(file)).length,
  };
}

describe('Of 20 faults planted among 1,000 images, at least 19 are found, and at most 2 % of the others are reported', () => {
  it.each(PLANTABLE_FAULTS)('$kind: $what', (fault) => {
    const files = flight(TOTAL);
    const { found, others } = countsOf(files, [{ fault, files: plantEvery(fault, files, PLANTED) }]);
    expect(found[0]).toBeGreaterThanOrEqual(19);
    expect(others).toBeLessThanOrEqual(0.02 * TOTAL);
  });

  it('all kinds at once', () => {
    const files = flight(TOTAL);
    const { found, others } = countsOf(files, plantAll(files, PLANTED));
    expect(Math.min(...found)).toBeGreaterThanOrEqual(19);
    expect(others).toBeLessThanOrEqual(0.02 * TOTAL);
  });

  it('a flight without faults has no findings', () => {
    expect(preflight(flight(TOTAL), { kind: 'three', remaining: { amount: 21, unit: 'Gpx' } }, NOW_MS)).toEqual([]);
  });
});
