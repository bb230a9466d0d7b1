import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './node.mjs';

/** Folder of the requirements: one page per area, and the resolutions. */
export const REQUIREMENTS = 'docs/requirements';

/**
 * One requirement as its page states it.
 *
 * @typedef {{ id: string, text: string, check: string, heading: string, path: string, line: number }} Requirement
 * `check` is '' for resolutions; `heading` names the section of the specification, or the subject of a resolution
 */

const ITEM = /^- <a id="([a-z]+-?\d+)"><\/a>\*\*([A-Z]+-?\d+)\*\* (.+)$/;
const CHECK = /^ {2}_Check:_ (.+)$/;
const HEADING = /^## (.+)$/;

/** Text without the marks of Markdown: links keep their words, escapes their character. @param {string} text */
const plain = (text) =>
  text
    .replace(/\[([^\]]+)\]\([^)\s]+\.md(?:#[^)\s]+)?\)|\[([^\]]+)\]\(#[^)\s]+\)/g, (_, page, own) => page ?? own)
    .replace(/`('[^']*')`/g, '$1')
    .replace(/\\([<>*_[\]`])/g, '$1');

/**
 * Requirements of a page, in their order.
 *
 * @param {string} markdown
 * @param {string} path of the page
 * @returns {Requirement[]}
 * @throws when an anchor differs from the id beside it
 */
export function parseRequirements(markdown, path) {
  /** @type {Requirement[]} */
  const found = [];
  let heading = '';
  for (const [index, line] of markdown.split('\n').entries()) {
    heading = HEADING.exec(line)?.[1] ?? heading;
    const [, anchor, id, text] = ITEM.exec(line) ?? [];
    if (id && text) {
      if (anchor !== id.toLowerCase()) throw new Error(`${path}:${index + 1}: the anchor of ${id} is "${anchor}"`);
      found.push({ id, text: plain(text), check: '', heading, path, line: index + 1 });
    }
    const check = CHECK.exec(line)?.[1];
    const last = found.at(-1);
    if (check && last) last.check = plain(check);
  }
  return found;
}

/** All requirements of the repository: the rows by area, and the resolutions. @returns {Requirement[]} */
export const readRequirements = () =>
  readdirSync(join(root, REQUIREMENTS))
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .sort()
    .flatMap((name) =>
      parseRequirements(readFileSync(join(root, REQUIREMENTS, name), 'utf8'), `${REQUIREMENTS}/${name}`),
    );
