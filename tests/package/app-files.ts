import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest, ManifestChunk } from 'vite';
import { root } from '../../scripts/lib/node.mjs';

const dist = join(root, 'packages/studio-app/dist');
const readManifest = (): Manifest => JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

/** Script files that a page names itself. */
const startedBy = (page: string): string[] =>
  [...readFileSync(join(dist, page), 'utf8').matchAll(/<script type="module"[^>]* src="\/([^"]+)"/g)].map(
    ([, file]) => file!,
  );

/** Script files that a browser loads before a page has started and these modules run: theirs and all they import, not what they fetch later. */
export function filesBefore(page: string, modules: readonly string[]): string[] {
  const chunks = readManifest();
  const byFile = new Map(Object.values(chunks).map((chunk) => [chunk.file, chunk]));
  const files = new Set<string>();
  const take = (chunk: ManifestChunk | undefined) => {
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const key of chunk.imports ?? []) take(chunks[key]);
  };
  for (const file of startedBy(page)) take(byFile.get(file));
  for (const module of modules) {
    if (!chunks[module]) throw new Error(`The build has no ${module}.`);
    take(chunks[module]);
  }
  if (files.size === 0) throw new Error(`${page} starts nothing.`);
  return [...files];
}

/** Every script file of the build. */
export const allFiles = (): string[] =>
  Object.values(readManifest()).flatMap(({ file }) => (file.endsWith('.js') ? [file] : []));

/** Bytes of files after gzip, each compressed separately as it is sent. */
export const gzipBytes = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0);

/** Source files bundled in these files, as repository paths. */
export function sourcesOf(files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const map = join(dist, `${file}.map`);
    if (!existsSync(map)) return [];
    const { sources } = JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] };
    return sources.map((source) => relative(root, join(dist, 'assets', source)));
  });
}
