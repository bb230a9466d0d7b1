import { posix } from 'node:path';
import { importsOf } from './imports.ts';
import { isTestCode, type SourceFile } from './source-tree.ts';

const GUIDE = /^(packages\/design-system\/src\/(?:components|charts|images|map)\/([^/]+))\/\2\.guide\.ts$/;
const KEYBOARD = /keyboard:\s*\[(.*?)\n? *\],?\n\s*accessibility:/s;
const ROW = /\[\s*(['"`])(.*?)\1,/gs;

/** As `userEvent.keyboard` writes it, or as the `key` of an event. */
const press = (key: string) => new RegExp(`[{\\[]${key}[}\\]/>]|(['"])${key}\\1`);

/** A key by the words of a guide, and how a test or story presses it. Tab is pressed in every component by the conformance battery. */
const KEYS: Record<string, { named: RegExp; pressed: RegExp }> = {
  Enter: { named: /\bEnter\b/, pressed: press('Enter') },
  Space: { named: /\bSpace\b/, pressed: /\[Space\]|\{ \}|(['"`]) \1|[}\]] ['"`{]/ },
  Escape: { named: /\bEscape\b/, pressed: press('Escape') },
  'arrow keys': { named: /\barrow keys\b/i, pressed: press('Arrow(?:Up|Down|Left|Right)') },
  'arrow up': { named: /\barrow ?up\b|\bup arrow\b/i, pressed: press('ArrowUp') },
  'arrow down': { named: /\barrow ?down\b|\bdown arrow\b/i, pressed: press('ArrowDown') },
  'arrow left': { named: /\barrow ?left\b|\bleft arrow\b/i, pressed: press('ArrowLeft') },
  'arrow right': { named: /\barrow ?right\b|\bright arrow\b/i, pressed: press('ArrowRight') },
  Home: { named: /\bHome\b/, pressed: press('Home') },
  End: { named: /\bEnd\b/, pressed: press('End') },
  'Page Up': { named: /\bPage ?Up\b/, pressed: press('PageUp') },
  'Page Down': { named: /\bPage ?Down\b/, pressed: press('PageDown') },
  Backspace: { named: /\bBackspace\b/, pressed: press('Backspace') },
  Delete: { named: /\bDelete\b/, pressed: press('Delete') },
  Shift: { named: /\bShift\b/, pressed: /\{Shift>|shiftKey|shift: true/ },
  F8: { named: /\bF8\b/, pressed: press('F8') },
};

/** Keys of a guide, by the names of {@link KEYS}. */
export function keysOf(guide: string): string[] {
  const table = KEYBOARD.exec(guide)?.[1] ?? '';
  const words = [...table.matchAll(ROW)].map(([, , keys]) => keys).join('\n');
  return Object.entries(KEYS).flatMap(([key, { named }]) => (named.test(words) ? [key] : []));
}

/** Everything a component is made of that is not another component: its own files, and what they take from below. */
function modulesOf(folder: string, imports: ReadonlyMap<string, readonly string[]>): Set<string> {
  const found = new Set([...imports.keys()].filter((path) => path.startsWith(`${folder}/`) && !isTestCode(path)));
  for (const path of found) {
    for (const to of imports.get(path) ?? []) if (!/\/components\//.test(to)) found.add(to);
  }
  return found;
}

/** Keys that a component's guide promises and that no test or story of it, or of what it is made of, presses. */
export function unpressedKeys(files: readonly SourceFile[]): string[] {
  const imports = Map.groupBy(importsOf(files), ({ from }) => from);
  const targets = new Map([...imports].map(([path, each]) => [path, each.flatMap(({ to }) => to ?? [])]));
  return files.flatMap(({ path, text }) => {
    const [, folder, name] = GUIDE.exec(path) ?? [];
    if (folder === undefined) return [];
    const modules = [...modulesOf(folder, targets)].map((each) => each.replace(/\.tsx?$/, ''));
    const tests = files
      .filter((file) => /\.(test|stories)\.tsx?$/.test(file.path))
      .filter((file) => posix.dirname(file.path) === folder || modules.includes(file.path.replace(/\.test\.tsx?$/, '')))
      .map((file) => file.text.replace(/^ *(?:\/\/|\*|\/\*\*).*$/gm, ''))
      .join('\n');
    return keysOf(text).flatMap((key) => (KEYS[key]?.pressed.test(tests) ? [] : [`${name}: ${key}`]));
  });
}
