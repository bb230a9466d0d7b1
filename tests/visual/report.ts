import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './review.ts';

const STYLE = `
  body { margin: 32px; font: 14px/20px system-ui, sans-serif; color: #1c1e21; background: #eceded; }
  h2 { margin: 40px 0 4px; font-size: 16px; }
  div { display: flex; flex-wrap: wrap; gap: 16px; margin-top: 12px; }
  figcaption { margin-bottom: 4px; }
  img { border: 1px solid #a4a7ab; max-width: 100%; }`;

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/**
 * Writes the pictures of all findings and a page that shows them side by side.
 *
 * @param folder emptied first
 * @returns the page's file
 */
export function writeReport(folder: string, findings: readonly Finding[]): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const sections = findings.map(({ key, title, reason, expected, actual, diff }) => {
    const figures = Object.entries({ expected, actual, diff }).flatMap(([kind, png]) => {
      if (png === undefined) return [];
      const name = `${key}.${kind}.png`;
      writeFileSync(join(folder, name), png);
      const alt = escapeHtml(`${title}: ${kind}`);
      return [`<figure><figcaption>${kind}</figcaption><img src="${escapeHtml(name)}" alt="${alt}"></figure>`];
    });
    return `<h2>${escapeHtml(title)}</h2><p>${escapeHtml(reason)}</p><div>${figures.join('')}</div>`;
  });
  const file = join(folder, 'index.html');
  const told = findings.length === 0 ? '<p>Every story looks as approved.</p>' : sections.join('\n');
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Visual review</title><style>${STYLE}</style>\n` +
      `<h1>Visual review</h1>\n${told}\n</html>\n`,
  );
  return file;
}
