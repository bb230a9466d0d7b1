/* Runs in a worker of its own: nothing imports this file, `find-fault-in-worker.ts` names its address. */
import { findFault } from './find-fault.ts';
import type { FaultReply, FaultRequest } from './fault-messages.ts';

addEventListener('message', async ({ data: { id, type, file } }: MessageEvent<FaultRequest>) => {
  postMessage({ id, reason: await findFault(type, file) } satisfies FaultReply);
});
