import type { Page } from 'playwright';

const READY_TIMEOUT_MS = 20_000;

/** Waits for the story, its play function, its fonts and its images. @returns why it failed, if it did */
export async function untilReady(page: Page): Promise<string | undefined> {
  const readPhase = () => {
    const preview = (globalThis as { __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } } })
      .__STORYBOOK_PREVIEW__;
    const phase = preview?.currentRender?.phase;
    return ['finished', 'errored', 'aborted'].includes(phase ?? '') ? phase : undefined;
  };
  try {
    const phase = await (await page.waitForFunction(readPhase, undefined, { timeout: READY_TIMEOUT_MS })).jsonValue();
    if (phase !== 'finished') return `does not render: ${await page.locator('#error-message').innerText()}`;
  } catch {
    return `is not there after ${READY_TIMEOUT_MS / 1000} s`;
  }
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  return undefined;
}

/** Ends every animation, stops the endless ones at their start, and lets the page be painted. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime === Infinity) {
        animation.pause();
        animation.currentTime = 0;
      } else {
        animation.finish();
      }
    }
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
  });
}
