import type { Page } from '@playwright/test';

/** Finishes the animations of a page, except endless ones, and waits until the result is painted. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = () =>
      document.getAnimations().filter(({ effect, playState, timeline }) => {
        const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
        return timeline === document.timeline && playState !== 'finished' && !isEndless;
      });
    // The end of one animation can begin another.
    for (let animations = ending(), isFirst = true; isFirst || animations.length > 0; animations = ending()) {
      for (const animation of animations) animation.finish();
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      isFirst = false;
    }
  });
