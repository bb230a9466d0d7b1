import type { WebDriver } from 'selenium-webdriver';

/** Files on their way to the storage, in the present document: another one lets them pass. */
export interface HeldFiles {
  /** How many requests wait. */
  count(): Promise<number>;
  release(): Promise<void>;
}

/** Lets so many further requests pass that store a file or a block of it, and holds the others before they are sent. */
export async function holdFiles(browser: WebDriver, passing: number): Promise<HeldFiles> {
  await browser.executeScript((left: number) => {
    const held: (() => void)[] = [];
    window.XMLHttpRequest = class extends XMLHttpRequest {
      #isFile = false;
      override open(method: string, url: string | URL): void {
        this.#isFile = method === 'PUT' && /^(?!\/api\/).*\/projects\//.test(new URL(url, location.href).pathname);
        super.open(method, url);
      }
      override send(body: XMLHttpRequestBodyInit | null): void {
        if (this.#isFile && left <= 0) held.push(() => super.send(body));
        else super.send(body);
        if (this.#isFile) left -= 1;
      }
    };
    Object.assign(window, { held });
  }, passing);
  return {
    count: () => browser.executeScript('return held.length'),
    release: () => browser.executeScript('held.push = (sends) => sends(); for (const sends of held) sends()'),
  };
}
