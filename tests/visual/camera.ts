import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type BrowserContext, type Page } from 'playwright';
import { drawnBox } from './drawn-box.ts';
import type { Subject } from './stories.ts';

const VIEWPORT = { width: 1280, height: 800 };
const CLOCK = '2026-03-02T09:30:00Z';
/** Around what a story draws, for focus rings and shadows. */
const MARGIN_PX = 16;
const READY_TIMEOUT_MS = 20_000;
/** Between two shots of one picture. */
const NEXT_SHOT_AFTER_MS = 120;

/**
 * The same pixels every time: no hinting, no sub-pixel colours, no scroll bars, every tile painted whole and by one
 * thread (a tile painted in parts sometimes has another pixel at the seam), no name beyond the loopback.
 */
const STILL_ARGS = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--disable-partial-raster',
  '--num-raster-threads=1',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

/** Why there is no picture; a story that will not hold still has two that differ. */
export interface FailedShot {
  failure: string;
  pair?: readonly [first: Buffer, second: Buffer];
}

export type Shot = { png: Buffer } | FailedShot;

/** Takes pictures of stories, one at a time. */
export interface Camera {
  photograph: (subject: Subject) => Promise<Shot>;
}

export interface Studio {
  /** What the browser calls itself. */
  browserVersion: string;
  openCamera: () => Promise<Camera>;
  close: () => Promise<void>;
}

/** @param storybookUrl a built Storybook, without a trailing slash */
export async function openStudio(
  { executablePath, args, env }: { executablePath: string; args: string[]; env: Record<string, string> },
  storybookUrl: string,
): Promise<Studio> {
  const browser = await chromium.launch({ executablePath, args: [...args, ...STILL_ARGS], env });
  const context = await browser.newContext({
    viewport: VIEWPORT,
    deviceScaleFactor: 1,
    locale: 'en-GB',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  await context.clock.setFixedTime(CLOCK);
  return {
    browserVersion: browser.version(),
    openCamera: () => openCamera(context, storybookUrl),
    close: () => browser.close(),
  };
}

async function openCamera(context: BrowserContext, storybookUrl: string): Promise<Camera> {
  const page = await context.newPage();
  const strangers = new Set<string>();
  page.on('request', (request) => {
    const url = request.url();
    if (/^(https?|wss?):/.test(url) && !url.startsWith(`${storybookUrl}/`)) strangers.add(url);
  });
  return {
    async photograph({ story, theme }) {
      strangers.clear();
      const query = `id=${story.id}&viewMode=story&globals=theme:${theme};a11y.manual:!true`;
      await page.goto(`${storybookUrl}/iframe.html?${query}`);
      const failure = await untilReady(page);
      if (failure !== undefined) return { failure };
      const shot = await shootTwice(page);
      return strangers.size === 0 ? shot : { failure: `asks the network for ${[...strangers].join(', ')}` };
    },
  };
}

/** Waits for the story, its play function, its fonts and its images. @returns why it failed, if it did */
async function untilReady(page: Page): Promise<string | undefined> {
  const readPhase = () => {
    const preview = (globalThis as { __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } } }).__STORYBOOK_PREVIEW__;
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

/** A picture counts when the one before it is the same; only the first may still show how the page was painted before. */
async function shootTwice(page: Page): Promise<Shot> {
  const first = await shoot(page);
  await pause(NEXT_SHOT_AFTER_MS);
  const second = await shoot(page);
  if (first.equals(second)) return { png: second };
  await pause(NEXT_SHOT_AFTER_MS);
  const third = await shoot(page);
  if (second.equals(third)) return { png: third };
  return { failure: 'unstable: two shots in a row differ', pair: [second, third] };
}

async function shoot(page: Page): Promise<Buffer> {
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
  const clip = await page.evaluate(drawnBox, MARGIN_PX);
  const fullPage = clip.y + clip.height > VIEWPORT.height;
  return page.screenshot({ clip, fullPage, caret: 'hide', scale: 'css' });
}
