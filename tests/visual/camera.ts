import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type BrowserContext, type Page } from 'playwright';
import { drawnBox } from './drawn-box.ts';
import { type Look, looksOf, type Width } from './looks.ts';
import { overflowsOf, type Overflow } from './overflow/check.ts';
import { untilReady, untilStill } from './readiness.ts';
import type { Story } from './stories.ts';

const HEIGHT_PX = 800;
const CLOCK = '2026-03-02T09:30:00Z';
/** Around what a story draws, for focus rings and shadows. */
const MARGIN_PX = 16;
/** Between two shots of one picture. */
const NEXT_SHOT_AFTER_MS = 40;

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

export type Shot = { png: Buffer; isAsApproved?: boolean } | FailedShot;

/** What a sitting at one width yields. */
export interface Sitting {
  shots: Map<Look, Shot>;
  /** The accessibility tree in words, of the first look; nothing when there is no picture. */
  tree: string | undefined;
  overflows: Overflow[];
}

/** What else a sitting can be asked for. */
export interface Wish {
  /** @default all of the story */
  looks?: readonly Look[];
  /** Reloads the page for every look instead of switching one page between looks. */
  isFresh?: boolean;
  /** Lengthens the words afterwards and looks for what is drawn outside of its box. */
  isLengthened?: boolean;
  /** Done to the page before each picture. */
  alter?: (page: Page) => Promise<unknown>;
  /** Whether a picture is the approved one: then it is taken once, otherwise until two in a row are the same. */
  isAsApproved?: (look: Look, png: Buffer) => Promise<boolean>;
}

/** Takes pictures of stories, one sitting at a time. */
export interface Camera {
  capture: (story: Story, width: Width, wish?: Wish) => Promise<Sitting>;
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
    deviceScaleFactor: 1,
    locale: 'en-GB',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
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

  /** @returns why the story is not there, if it is not */
  const load = async (story: Story, look: Look) => {
    await emulateMedia(page, look);
    const globals = `theme:${look.theme};direction:${look.direction};a11y.manual:!true`;
    await page.goto(`${storybookUrl}/iframe.html?id=${story.id}&viewMode=story&globals=${globals}`);
    // Forced colours show the caret whatever its colour is: let it not blink.
    await page.addStyleTag({ content: '* { caret-animation: manual !important }' });
    return untilReady(page);
  };

  return {
    async capture(
      story,
      width,
      { looks: wanted = looksOf(story, width), isFresh = false, isLengthened = false, alter, isAsApproved } = {},
    ) {
      strangers.clear();
      await page.setViewportSize({ width, height: HEIGHT_PX });
      const shots = new Map<Look, Shot>();
      const overflows: Overflow[] = [];
      let tree: string | undefined;
      let direction: Look['direction'] | undefined;
      const lengthenNow = async () => {
        if (isLengthened && direction !== undefined) overflows.push(...(await overflowsOf(page, direction)));
      };
      for (const look of wanted) {
        // An open layer keeps the side it opened on: the other direction is a page loaded in it.
        const isTurned = direction === look.direction;
        if (!isTurned) await lengthenNow();
        const failure = isFresh || !isTurned ? await load(story, look) : await turn(page, look);
        direction = look.direction;
        if (failure !== undefined) {
          for (const missing of wanted) shots.set(missing, { failure });
          return { shots, tree, overflows };
        }
        await alter?.(page);
        const png = await shoot(page);
        const isDone = (await isAsApproved?.(look, png)) === true;
        shots.set(look, isDone ? { png, isAsApproved: true } : await shootUntilSame(page, png));
        if (shots.size === 1) tree = await page.locator('body').ariaSnapshot();
      }
      await lengthenNow();
      if (direction === 'ltr') {
        direction = 'rtl';
        await lengthenNow();
      }
      if (strangers.size > 0) {
        for (const look of wanted) shots.set(look, { failure: `asks the network for ${[...strangers].join(', ')}` });
      }
      return { shots, tree, overflows };
    },
  };
}

/** Colours are forced by the browser itself; Storybook only approximates it. */
const emulateMedia = (page: Page, { colours, theme }: Look) =>
  page.emulateMedia({ forcedColors: colours === 'forced' ? 'active' : 'none', colorScheme: theme });

/** Switches a loaded page to the next look, like the toolbar does. */
async function turn(page: Page, look: Look): Promise<undefined> {
  await emulateMedia(page, look);
  await page.evaluate((theme) => {
    document.documentElement.dataset['theme'] = theme;
  }, look.theme);
}

/** A picture counts when the one before it is the same; only the first may still show how the page was painted before. */
async function shootUntilSame(page: Page, first: Buffer): Promise<Shot> {
  await pause(NEXT_SHOT_AFTER_MS);
  const second = await shoot(page);
  if (first.equals(second)) return { png: second };
  await pause(NEXT_SHOT_AFTER_MS);
  const third = await shoot(page);
  if (second.equals(third)) return { png: third };
  return { failure: 'unstable: two shots in a row differ', pair: [second, third] };
}

async function shoot(page: Page): Promise<Buffer> {
  await untilStill(page);
  const clip = await page.evaluate(drawnBox, MARGIN_PX);
  const fullPage = clip.y + clip.height > HEIGHT_PX;
  return page.screenshot({ clip, fullPage, caret: 'hide', scale: 'css' });
}
