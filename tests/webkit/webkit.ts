import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../scripts/lib/free-port.mjs';

const DRIVER = '/usr/bin/WebKitWebDriver';
/** WebKitGTK needs a display: this makes one that nobody sees. */
const DISPLAY = '/usr/bin/xvfb-run';
const POLL_MS = 100;

/** What must be installed. */
export const PROGRAMS = [DRIVER, DISPLAY];

/** A WebKit of a test's own, in which nothing is stored, with a window of 1440 by 900. */
export interface WebKit {
  readonly browser: WebDriver;
  /** Ends the browser, its driver and their display. */
  quit(): Promise<void>;
}

/** @throws with what the driver printed when it ends before it listens */
export async function openWebKit(): Promise<WebKit> {
  const url = `http://127.0.0.1:${await freePort()}`;
  const driver = spawn(DISPLAY, ['-a', '-s', '-screen 0 1600x1000x24', DRIVER, `--port=${new URL(url).port}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // The display and the driver end with their group.
    detached: true,
  });
  let printed = '';
  for (const stream of [driver.stdout, driver.stderr]) stream.on('data', (chunk: Buffer) => (printed += String(chunk)));
  const isListening = () =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isListening())) {
    if (driver.exitCode !== null) throw new Error(`WebKit's driver ended:\n${printed}`);
    await wait(POLL_MS);
  }
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    unhandledPromptBehavior: 'accept',
  });
  const browser = await new Builder().usingServer(url).withCapabilities(capabilities).build();
  await browser.manage().window().setRect({ width: 1440, height: 900 });
  return {
    browser,
    quit: async () => {
      await browser.quit();
      if (driver.pid !== undefined) process.kill(-driver.pid);
    },
  };
}
