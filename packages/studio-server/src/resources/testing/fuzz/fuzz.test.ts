import { expect, it } from 'vitest';
import { implementedCalls } from '../../index.ts';
import { complaintsOf } from './describe-fault.ts';
import { runFuzz } from './run-fuzz.ts';

const SECONDS = 20;
const SEED = 20_261_122;

it(
  'generated requests cause no 500, no endless response, no internal details in a response, and rejected ones store nothing',
  { timeout: (SECONDS + 60) * 1000 },
  async () => {
    const report = await runFuzz({ seconds: SECONDS, seed: SEED });
    expect(complaintsOf(report).join('\n\n'), `npm run fuzz -- ${SECONDS} ${SEED}`).toBe('');
    expect(report.requests).toBeGreaterThan(200);
    expect(report.succeeded, 'calls that answered with success, so that more than their refusals is tried').toBe(
      Object.keys(implementedCalls).length,
    );
  },
);
