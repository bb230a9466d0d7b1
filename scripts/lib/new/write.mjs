import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The files of a folder on disk.
 *
 * @param {string} root
 * @returns {import('./plan.mjs').Tree}
 */
export const treeOf = (root) => ({
  read: (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined),
  list: (folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(join(root, folder).length + 1)
          .replaceAll('\\', '/'),
      )
      .sort(),
});

/**
 * Writes the files of a plan.
 *
 * @param {string} root
 * @param {import('./plan.mjs').Plan} plan
 * @returns {string[]} their paths, the new ones first
 */
export function writePlan(root, { created, edited }) {
  const files = [...created, ...edited];
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return files.map(([path]) => path);
}
