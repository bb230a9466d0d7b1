import { expect, it, vi } from 'vitest';
import type { FaultReply, FaultRequest } from './fault-messages.ts';
import { type FaultWorker, findFaultInWorker } from './find-fault-in-worker.ts';

const EMPTY = 'The file is empty.';
const file = (content: string) => new File([content], 'notes.pdf');

/** A worker that answers when the test says so. */
class WorkerHere extends EventTarget {
  readonly asked: FaultRequest[] = [];
  readonly postMessage = (request: FaultRequest) => void this.asked.push(request);
  readonly terminate = vi.fn();
  tell = (reply: FaultReply) => this.dispatchEvent(new MessageEvent('message', { data: reply }));
}
function setUp() {
  const worker = new WorkerHere();
  const start = vi.fn(() => worker as unknown as FaultWorker);
  return { worker, start, find: findFaultInWorker(start) };
}

it('a worker judges all files, each by its kind, and answers in any order', async () => {
  const { worker, start, find } = setUp();
  const [one, other] = [file('a'), file('b')];
  const reasons = [find('two', one), find('supplementary', other)];
  expect(worker.asked).toEqual([
    { id: 1, type: 'two', file: one },
    { id: 2, type: 'supplementary', file: other },
  ]);
  worker.tell({ id: 2, reason: null });
  worker.tell({ id: 1, reason: 'The file is not a JPEG image.' });
  expect(await Promise.all(reasons)).toEqual(['The file is not a JPEG image.', null]);
  expect(start).toHaveBeenCalledOnce();
});

it('the page reads the files when the worker cannot be loaded: those that wait, and all later ones', async () => {
  const { worker, start, find } = setUp();
  const waiting = [find('supplementary', file('')), find('supplementary', file('a'))];
  worker.dispatchEvent(new Event('error'));
  expect(await Promise.all(waiting)).toEqual([EMPTY, null]);
  expect(await find('supplementary', file(''))).toBe(EMPTY);
  expect([worker.asked.length, start.mock.calls.length]).toEqual([2, 1]);
  expect(worker.terminate).toHaveBeenCalledOnce();
});

it('the page reads the files where there are no workers', async () => {
  const start = vi.fn(() => null);
  const find = findFaultInWorker(start);
  expect([await find('supplementary', file('')), await find('supplementary', file('a'))]).toEqual([EMPTY, null]);
  expect(start).toHaveBeenCalledOnce();
});
