import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * What is approved: a folder per story with its pictures and its accessibility tree, named as in
 * `fields-textfield--matrix/dark-320.webp`, and the browser build that drew them.
 */
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

  /** Names of everything approved. */
  get names(): string[] {
    const folders = readdirSync(this.#folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    return folders.flatMap(({ name }) => readdirSync(join(this.#folder, name)).map((file) => `${name}/${file}`));
  }

  /** @returns nothing when none is approved yet */
  read(name: string): Buffer | undefined {
    const file = join(this.#folder, name);
    return existsSync(file) ? readFileSync(file) : undefined;
  }

  approve(name: string, content: Buffer): void {
    const file = join(this.#folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }

  remove(name: string): void {
    const file = join(this.#folder, name);
    rmSync(file);
    if (readdirSync(dirname(file)).length === 0) rmdirSync(dirname(file));
  }

  get #browserFile(): string {
    return join(this.#folder, 'browser.txt');
  }
}
