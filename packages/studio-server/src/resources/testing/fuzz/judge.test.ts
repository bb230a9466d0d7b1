import type { Call } from '@inspection-studio/domain/calls';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CallContext, CallHandler } from '../../../http/call-context.ts';
import type { HandlerOf, Implement } from '../../../http/implement.ts';
import { StudioHttpError } from '../../../http/studio-http-error.ts';
import type { Services } from '../../services.ts';
import { startTestStudio } from '../start-test-studio.ts';
import { complaintsOf } from './describe-fault.ts';
import { runFuzz } from './run-fuzz.ts';

const PATIENCE_MS = 250;
/** Numbers that a leaking call keeps, of 8 bytes each. */
const KEPT_NUMBERS = 1_000_000;
const kept: number[][] = [];

type Context = CallContext<Call, Services>;

const textOf = (payload: unknown) => JSON.stringify(payload) ?? '';

/** Faults that run before the real handler, by call. None of these calls has a policy. */
const FLAWS: Record<string, (context: Context) => Promise<void> | void> = {
  'POST sites': ({ payload }) => {
    if (textOf(payload).length > 24) throw new Error('value too long');
  },
  'PUT sites/{id}': ({ payload }) => {
    if (textOf(payload).includes('Tay Valley')) return;
    vi.advanceTimersByTime(PATIENCE_MS);
    throw new StudioHttpError(409);
  },
  'POST tags': async ({ payload, services }) => {
    if (textOf(payload).includes('Rope access')) return;
    await services.store.put(`pictures/left-${Date.now()}.jpg`, Buffer.from('x'), 'image/jpeg');
    throw new StudioHttpError(409);
  },
  'GET tags': () => void kept.push(Array<number>(KEPT_NUMBERS).fill(1 / 3)),
  'GET sites/{id}': ({ params }) => {
    if (textOf(params).includes(String.raw`\u0000`)) throw new Error('invalid byte sequence for encoding "UTF8": 0x00');
  },
  'DELETE tags/{id}': () => {
    throw new StudioHttpError(409);
  },
};

const flawed =
  (implement: Implement<Services>): Implement<Services> =>
  (call, handler, options) => {
    const flaw = FLAWS[`${call.method} ${call.path}`];
    if (!flaw) return implement(call, handler, options);
    const broken: CallHandler<typeof call, Services> = async (context) => {
      await flaw(context as unknown as Context);
      return (handler as CallHandler<typeof call, Services>)(context);
    };
    implement(call, broken as HandlerOf<typeof call, Services>, options);
  };

// The test owns the clock of the timeout: a call that hangs lets it pass.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  kept.length = 0;
});

it('finds a 500, a hang, what a refused call stored, memory that is kept, a NUL in the address, and a call that never succeeds', async () => {
  const report = await runFuzz({
    rounds: 3,
    seed: 5,
    only: ['createSite', 'getSite', 'updateSite', 'listTags', 'createTag', 'deleteTag'],
    roundRequests: 70,
    patienceMs: PATIENCE_MS,
    start: () => startTestStudio({ altered: flawed }),
  });
  const found = report.faults.map(({ call, fault }) => `${call}: ${fault}`).join('\n');
  expect(found).toContain('createSite: status 500');
  expect(found).toContain('updateSite: no answer');
  expect(found).toMatch(/createTag: status 4\d\d, and yet something was stored/);
  expect(found).toContain('getSite: status 500');
  expect(found).toContain('deleteTag: status 409 for a request that has nothing odd');
  expect(complaintsOf(report).join('\n')).toMatch(/memory grew by \d+ MiB/);
});
