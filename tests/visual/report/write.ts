import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../review.ts';
import type { Story } from '../stories.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

/** A finding for the page and for other readers of `findings.json`; images are files next to it. */
export interface ReportedFinding {
  name: string;
  title: string;
  kind: Finding['kind'];
  reason: string;
  expected?: string;
  actual?: string;
  diff?: string;
  words?: Finding['words'];
}

/** Nothing in a text may end the script element it is written into. */
const asScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Writes the pictures of all findings, `findings.json`, and one page that shows them and opens without a server.
 *
 * @param folder emptied first
 * @returns the page's file
 */
export function writeReport(folder: string, findings: readonly Finding[], stories: readonly Story[]): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const byId = new Map(stories.map((story) => [story.id, story]));

  const reported = findings.map((finding, index): ReportedFinding => {
    const { name, kind, reason, words } = finding;
    const [id = '', file = ''] = name.split('/');
    const story = byId.get(id);
    const title = `${story === undefined ? id : `${story.title} / ${story.name}`}, ${file.replace(/\.\w+$/, '')}`;
    // The browser reads the format from the bytes, whatever the name says.
    const pictures = (['expected', 'actual', 'diff'] as const).flatMap((which) => {
      const png = finding[which];
      if (png === undefined) return [];
      const written = `${index}-${which}.png`;
      writeFileSync(join(folder, written), png);
      return [[which, written]];
    });
    return { name, title, kind, reason, ...(words === undefined ? {} : { words }), ...Object.fromEntries(pictures) };
  });

  writeFileSync(join(folder, 'findings.json'), `${JSON.stringify(reported, undefined, 2)}\n`);
  const page = read('page.html')
    .replace('/* style */', () => read('page.css'))
    .replace('/* findings */', () => `globalThis.findings = ${asScript(reported)};`)
    .replace('/* script */', () => read('page.js'));
  const file = join(folder, 'index.html');
  writeFileSync(file, page);
  return file;
}
