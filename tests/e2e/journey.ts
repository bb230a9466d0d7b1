import { test } from '@playwright/test';

const JOURNEY_TIMEOUT_MS = 600_000;

type Run = () => Promise<void>;

export interface JourneyOptions {
  tag?: string;
  /** Checks after each step, such as that the console says nothing. */
  afterStep?: () => Promise<void>;
}

/**
 * Declares a journey: steps that need the ones before them. It is one test, so no order of tests can break it.
 *
 * @param declare calls `step` for each step, in order
 */
export function journey(
  title: string,
  declare: (step: (title: string, run: Run) => void) => void,
  options: JourneyOptions = {},
): void {
  const steps: { title: string; run: Run }[] = [];
  declare((step, run) => steps.push({ title: step, run }));
  const { tag, afterStep } = options;
  test(title, { ...(tag !== undefined && { tag }) }, async () => {
    test.setTimeout(JOURNEY_TIMEOUT_MS);
    for (const step of steps) {
      await test.step(step.title, async () => {
        await step.run();
        await afterStep?.();
      });
    }
  });
}
