import { expect, it } from 'vitest';
import { implementedCalls } from '../../index.ts';
import { complaintsOf } from './describe-fault.ts';
import { runFuzz } from './run-fuzz.ts';

const ROUNDS = 3;
const SEED = 20_261_122;

it(
  'generated requests cause no 500, no endless response, no internal details in a response, and rejected ones store nothing',
  { timeout: 600_000 },
  async () => {
    const report = await runFuzz({ rounds: ROUNDS, seed: SEED });
    expect(complaintsOf(report).join('\n\n'), `npm run fuzz -- <seconds> ${SEED}`).toBe('');
    expect(report.requests).toBeGreaterThan(200);
    expect(report.succeeded, 'calls that answered with success, so that more than their refusals is tried').toBe(
      Object.keys(implementedCalls).length,
    );
  },
);
