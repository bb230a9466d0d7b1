import { afterAll, describe, expect, it } from 'vitest';
import { drawFrame, type FrameRequest } from './draw-frame.ts';
import { createDrawingThreads } from './drawing-threads.ts';

describe('drawing threads', () => {
  const threads = createDrawingThreads(2);
  afterAll(() => threads.close());
  const request: FrameRequest = { kind: 'concrete', seed: 4, width: 320, height: 240 };

  it('draw the same bytes as the main thread', async () => {
    const [first, second] = await Promise.all([threads.draw(request), threads.draw({ ...request, step: 1 })]);
    expect(first.equals(await drawFrame(request))).toBe(true);
    expect(second.equals(await drawFrame({ ...request, step: 1 }))).toBe(true);
  });

  it('reject a frame that cannot be drawn, and draw the next one', async () => {
    await expect(threads.draw({ ...request, width: -1 })).rejects.toThrow('positive integer');
    await expect(threads.draw(request)).resolves.toBeInstanceOf(Buffer);
  });
});
