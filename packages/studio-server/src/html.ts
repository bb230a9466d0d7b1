/** Markup that is safe to insert without escaping. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Piece = string | number | Markup | readonly Markup[] | null;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeText = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character]!);

function render(piece: Piece): string {
  if (piece === null) return '';
  if (piece instanceof Markup) return piece.text;
  if (typeof piece === 'object') return piece.map((part) => part.text).join('');
  return escapeText(String(piece));
}

/** Template tag that escapes values, except {@link Html}; `null` renders nothing. */
export const html = (parts: TemplateStringsArray, ...pieces: Piece[]): Markup =>
  new Markup(parts.reduce((text, part, index) => text + render(pieces[index - 1] ?? null) + part));
