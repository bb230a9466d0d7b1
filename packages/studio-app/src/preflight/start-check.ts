import type { PreflightStep } from '@inspection-studio/domain/preflight';
import type { PreflightItem, PreflightReply } from './check-files.ts';
import type { CheckRequest } from './preflight-worker.ts';

/** Copying this many files takes a few milliseconds. */
const PART = 100;

/** Checks files somewhere else, and returns what stops it. */
export type StartCheck = (
  items: readonly PreflightItem[],
  step: PreflightStep,
  onReply: (reply: PreflightReply) => void,
) => () => void;

/** Starts a worker that checks the files. Stopping it costs the file that it reads. */
export const startCheck: StartCheck = (items, step, onReply) => {
  const fail = () => onReply({ type: 'failed' });
  if (typeof Worker === 'undefined') {
    fail();
    return () => {};
  }
  const worker = new Worker(new URL('./preflight-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<PreflightReply>) => onReply(data));
  worker.addEventListener('error', fail);
  let next = 0;
  let timer: ReturnType<typeof setTimeout>;
  const send = () => {
    const request: CheckRequest = { items: items.slice(next, next + PART) };
    next += PART;
    if (next >= items.length) request.step = step;
    worker.postMessage(request);
    if (next < items.length) timer = setTimeout(send);
  };
  timer = setTimeout(send);
  return () => {
    clearTimeout(timer);
    worker.terminate();
  };
};
