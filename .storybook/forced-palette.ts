import { vars } from '../packages/design-system/src/theme/contract.css.js';

const ID = 'forced-palette';

type Tokens = { [name: string]: string | Tokens };

function leaves(tokens: Tokens, path = ''): [path: string, reference: string][] {
  return Object.entries(tokens).flatMap(([name, token]) => {
    const at = `${path}.${name}`.toLowerCase();
    return typeof token === 'string' ? [[at, token] as [string, string]] : leaves(token, at);
  });
}

/** The system colour a browser would most likely put in a token's place, by what the token is for. */
function systemColour(path: string): string {
  if (/surface|bg|solid|subtle|scrim|plate$|track/.test(path)) return 'Canvas';
  if (/focus/.test(path)) return 'Highlight';
  return path.includes('disabled') ? 'GrayText' : 'CanvasText';
}

/**
 * Forced colours as near as a page can show them: dark, every colour token a system colour, no shadow. A browser goes
 * further: it also replaces colours that are no tokens, and keeps backgrounds behind text over pictures.
 */
export function forcePalette(isForced: boolean): void {
  document.getElementById(ID)?.remove();
  if (!isForced) return;
  const colours = leaves(vars.color).map(([path, reference]) => `${reference.slice(4, -1)}: ${systemColour(path)};`);
  const style = document.createElement('style');
  style.id = ID;
  style.textContent = `
    :root, [data-theme] { color-scheme: dark !important; ${colours.join(' ')} }
    * { box-shadow: none !important; text-shadow: none !important; }`;
  document.head.append(style);
}
