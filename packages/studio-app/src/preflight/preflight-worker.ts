/* Runs in a worker of its own: nothing imports this file, `start-check.ts` names its address. */
import type { PreflightStep } from '@inspection-studio/domain/preflight';
import { checkItems, type PreflightItem } from './check-files.ts';
import { samplePicture } from './sample-picture.ts';

/** Items are sent in parts, because copying thousands of files takes time. The last message has the step. */
export interface CheckRequest {
  items: PreflightItem[];
  step?: PreflightStep;
}

const items: PreflightItem[] = [];

addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  items.push(...data.items);
  const decode = 'OffscreenCanvas' in globalThis ? samplePicture : undefined;
  if (data.step) void checkItems(items, data.step, (reply) => postMessage(reply), decode);
});
