import { afterEach, describe, expect, it, vi } from 'vitest';
import { oneCheck, type Result } from '../../scripts/lib/testing/results.mjs';
import { runStep } from '../../scripts/lib/testing/run-step.mjs';
import { runSteps } from '../../scripts/lib/testing/run-tests.mjs';

afterEach(() => vi.restoreAllMocks());

const step = (run: (signal: AbortSignal) => Promise<Result[]>, minutes = 1) => ({
  name: 'unit',
  title: 'Unit tests',
  minutes,
  run,
});
const never = new AbortController().signal;
const untilAborted = (signal: AbortSignal) =>
  new Promise<Result[]>((resolve) => {
    signal.addEventListener('abort', () => resolve([oneCheck('what had run')]));
  });

describe('a step has a budget', () => {
  it('within it, its results count', async () => {
    expect(
      await runStep(
        step(async () => [oneCheck('Types')]),
        never,
      ),
    ).toEqual([oneCheck('Types')]);
  });

  it('past it, what it had reported counts, and the step fails by name', async () => {
    expect(await runStep(step(untilAborted, 0.0001), never)).toEqual([
      oneCheck('what had run'),
      oneCheck('Unit tests', 'It took more than its 0.0001 minutes and was ended.'),
    ]);
  });

  it('a step that throws fails by name', async () => {
    const run = () => Promise.reject(new Error('There is no browser.'));
    expect(await runStep(step(run), never)).toEqual([oneCheck('Unit tests', 'There is no browser.')]);
  });
});

it('after the whole run was ended, the step under way ends and no other starts: they are named', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const whole = new AbortController();
  const first = step((signal) => {
    const ended = untilAborted(signal);
    whole.abort(new Error('The 75 minutes are over.'));
    return ended;
  });
  const results = await runSteps([first, { ...first, title: 'Journeys' }], whole.signal);
  expect(results.map(({ title, outcome }) => `${title}: ${outcome}`)).toEqual([
    'what had run: passed',
    'Unit tests: failed',
    'Journeys: not run',
  ]);
});
