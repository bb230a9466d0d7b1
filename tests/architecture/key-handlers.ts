import { isTestCode, type SourceFile } from './source-tree.ts';

const PACKAGES = /^packages\/(?:design-system|studio-app)\/src\//;
/** A function that is given a key press: by the type of a parameter, or because it is written where presses arrive. */
const HANDLER =
  /(?:[(,] *\w+|\}): (?:\w+\.)?KeyboardEvent\b[^;]*(?:\{|=>.*[^;{]|=>)$|(?:onKeyDown(?:Capture)?=\{|addEventListener\('key(?:down|up)', )(?:\(event\)|event) =>/;
/** Reads a key, also where the type of its parameter comes from elsewhere. */
const READS_KEY = /\bevent\.key\b/;
const TAKES_EVENT = /[(, ]event\b[^(]*\)(?:: [^=]+)? =>|function \w+[<(].*\bevent\b/;
const OTHER_EVENT = /\bevent: (?!(?:\w+\.)?KeyboardEvent)\w+/;
const CHECK = /\b(?:isComposing|keepWhileComposing)\(event\)/;
/** Calls another function with the press, and nothing else. */
const PASSES_ON = /=> (?:void )?[\w.]+(?:\?\.)?\((?:\w+, )?event(?:, \w+)?\)[,;})>/ ]*$/;
const NAME = /(?:const|function) (\w+)/;

/** Radix's layers, which close with Escape. */
const LAYERED = new Set(['AlertDialog', 'ContextMenu', 'Dialog', 'DropdownMenu', 'HoverCard', 'Popover', 'Tooltip']);
const RADIX = /import \{([^}]*)\} from 'radix-ui'/;
const ESCAPE =
  /onEscapeKeyDown=\{(?:keepWhileComposing|onEscapeKeyDown|\(event\) => !isComposing\(event\) && [^}]*)\}/g;

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** A line and the deeper ones after it, up to the one that closes them. */
function blockAt(lines: readonly string[], start: number): string {
  const indent = indentOf(lines[start]!);
  const end = lines.findIndex((line, at) => at > start && line.trim() !== '' && indentOf(line) <= indent);
  return lines.slice(start, /[{(>]$/.test(lines[start]!) && end !== -1 ? end : start + 1).join('\n');
}

/** The line of the function with a parameter `event` around a line. */
function functionAround(lines: readonly string[], at: number): number {
  let indent = Infinity;
  for (let line = at; line >= 0; line--) {
    const text = lines[line]!;
    if (text.trim() === '' || indentOf(text) >= indent) continue;
    if (TAKES_EVENT.test(text)) return line;
    indent = indentOf(text);
  }
  return at;
}

function unguardedHandlers(text: string): string[] {
  const lines = text.split('\n');
  const starts = lines.flatMap((line, at) =>
    HANDLER.test(line) ? [at] : READS_KEY.test(line) ? [functionAround(lines, at)] : [],
  );
  const blocks = [...new Set(starts)]
    .filter((start) => !OTHER_EVENT.test(lines[start]!))
    .map((start) => ({ line: lines[start]!, body: blockAt(lines, start) }));
  const guarded = blocks.filter(({ body }) => CHECK.test(body)).map(({ body }) => body);
  return blocks
    .filter(({ line, body }) => {
      const [, name] = NAME.exec(line) ?? [];
      const isCalledAfterCheck = guarded.some((each) => each.includes(`${name}(event`));
      return !CHECK.test(body) && !PASSES_ON.test(line) && !(name !== undefined && isCalledAfterCheck);
    })
    .map(({ line }) => line.trim());
}

/** Layers of a file that have no `onEscapeKeyDown`, or one that closes them during a composition. */
function unguardedLayers(text: string): string[] {
  const [, imported = ''] = RADIX.exec(text) ?? [];
  return imported.split(',').flatMap((each) => {
    const [part = '', name = part] = each.trim().split(' as ');
    const layer = part === 'Toast' ? 'Root' : LAYERED.has(part) ? '(?:Sub)?Content' : undefined;
    const found = layer === undefined ? [] : [...text.matchAll(new RegExp(`<${name}\\.${layer}\\b`, 'g'))];
    const isGuarded = found.length <= [...text.matchAll(ESCAPE)].length;
    return isGuarded ? [] : found.map(([tag]) => tag);
  });
}

/** Handlers of key presses that act on the press that ends a composition: they don't ask `isComposing` of the design system. */
export const handlersOfCompositions = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path }) => PACKAGES.test(path) && !isTestCode(path))
    .flatMap(({ path, text }) =>
      [...unguardedHandlers(text), ...unguardedLayers(text)].map((found) => `${path}: ${found}`),
    );
