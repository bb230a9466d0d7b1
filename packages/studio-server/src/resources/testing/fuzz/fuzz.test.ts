import { expect, it } from 'vitest';
import { describeFault } from './describe-fault.ts';
import { runFuzz } from './run-fuzz.ts';

const SECONDS = 20;
const SEED = 20_261_122;
/** What a run may keep: caches that are not yet full, far less than one answer in a hundred would add up to. */
const HEAP_GROWTH_MAX_BYTES = 24 * 1024 * 1024;

it(
  'whatever is sent to the calls: no answer of 500, none without end, none that tells of the inside, and nothing stored by a refused one',
  { timeout: (SECONDS + 60) * 1000 },
  async () => {
    const report = await runFuzz({ seconds: SECONDS, seed: SEED });
    expect(report.faults.map(describeFault).join('\n\n'), `npm run fuzz -- ${SECONDS} ${SEED}`).toBe('');
    expect(report.requests).toBeGreaterThan(200);
    expect(report.succeeded.length, 'calls that were answered with success, so that more than their refusals is tried').toBeGreaterThan(10);
    expect(report.heapGrowthBytes).toBeLessThan(HEAP_GROWTH_MAX_BYTES);
  },
);
