import { afterEach, expect, it, vi } from 'vitest';

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

afterEach(() => {
  vi.useRealTimers();
});

it('frames are drawn after styles changed around a focused element while timers were faked', async () => {
  document.body.appendChild(document.createElement('input')).focus();
  await nextFrame();
  vi.useFakeTimers();
  document.body.appendChild(document.createElement('style')).textContent = 'input { color: red }';
  vi.useRealTimers();
  const drawnAt = await nextFrame();
  expect(drawnAt).toBeGreaterThan(0);
});

it('a frame is drawn that was asked for while intervals were faked', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const drawnAt = await nextFrame();
  expect(drawnAt).toBeGreaterThan(0);
});
