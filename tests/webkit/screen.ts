import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { WebDriver, WebElement } from 'selenium-webdriver';

const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/**
 * WebKit never sends a request for a file that can no longer be read. It fails when the server has waited 30 s for a byte.
 */
const FOUND_WITHIN_MS = 120_000;

interface Wanted {
  role: string;
  /** Its whole accessible name, or what matches it. */
  name?: string | RegExp;
  /** A part of its text. */
  text?: string;
}

/** What a person sees in a page of WebKit, found by roles and names. Each method waits until it is there. */
export class Screen {
  readonly browser: WebDriver;

  constructor(browser: WebDriver) {
    this.browser = browser;
  }

  /** Returns the first of such elements. */
  find(wanted: Wanted): Promise<WebElement> {
    const { role, name = 'any name', text = '' } = wanted;
    return this.browser.wait<WebElement>(() => this.#query(wanted), FOUND_WITHIN_MS, `${role}, ${name}: ${text}`);
  }

  async click(role: string, name: string | RegExp): Promise<void> {
    await this.#clickOn({ role, name });
  }

  /** Appends to a field. */
  async type(name: string, text: string): Promise<void> {
    await (await this.find({ role: 'textbox', name })).sendKeys(text);
  }

  /** Chooses the first option of a select with this text in it. */
  async choose(name: string, option: string): Promise<void> {
    await this.click('combobox', name);
    await this.#clickOn({ role: 'option', text: option });
  }

  /** Gives files to the only field for files in a part of the page. */
  async chooseFiles(part: WebElement, paths: readonly string[]): Promise<void> {
    await (await part.findElement({ css: 'input[type=file]' })).sendKeys(paths.join('\n'));
  }

  /** Clicks as soon as it does not move any more. */
  async #clickOn(wanted: Wanted): Promise<void> {
    const element = await this.find(wanted);
    await this.browser.executeAsyncScript(
      `const [element, done] = arguments;
      const placeOf = () => JSON.stringify(element.getBoundingClientRect());
      let place = '';
      requestAnimationFrame(function look() {
        if (place === (place = placeOf())) done();
        else requestAnimationFrame(look);
      });`,
      element,
    );
    await element.click();
  }

  #query({ role, name, text }: Wanted): Promise<WebElement | null> {
    const [exact, pattern] = name instanceof RegExp ? [null, name.source] : [name, null];
    return this.browser.executeScript(
      `if (!document.body) return null; // The page is being loaded.
      if (!window.TestingLibraryDom) { ${library} }
      const [role, exact, pattern, text] = arguments;
      const name = exact ?? (pattern && new RegExp(pattern));
      const found = TestingLibraryDom.queryAllByRole(document.body, role, name ? { name } : {});
      return found.find((each) => each.textContent.includes(text ?? '')) ?? null;`,
      role,
      exact,
      pattern,
      text,
    );
  }
}
