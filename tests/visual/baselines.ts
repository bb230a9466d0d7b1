import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PNG = '.png';

/** Approved pictures, `<key>.png`, and the browser build that drew them. */
export class Baselines {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** @returns nothing before the first approval */
  get browser(): string | undefined {
    const file = this.#browserFile;
    return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
  }

  set browser(build: string) {
    writeFileSync(this.#browserFile, `${build}\n`);
  }

  /** Keys of all approved pictures. */
  get keys(): string[] {
    const names = readdirSync(this.#folder).filter((name) => name.endsWith(PNG));
    return names.map((name) => name.slice(0, -PNG.length));
  }

  /** @returns nothing when none is approved yet */
  read(key: string): Buffer | undefined {
    const file = join(this.#folder, key + PNG);
    return existsSync(file) ? readFileSync(file) : undefined;
  }

  approve(key: string, png: Buffer): void {
    writeFileSync(join(this.#folder, key + PNG), png);
  }

  remove(key: string): void {
    rmSync(join(this.#folder, key + PNG));
  }

  get #browserFile(): string {
    return join(this.#folder, 'browser.txt');
  }
}
