import { describe, expect, it } from 'vitest';
import { undocumentedExports } from './doc-comments.ts';
import { isTestCode, readRepository } from './source-tree.ts';

const domain = readRepository().filter(
  ({ path }) => /^packages\/domain\/src\/.*\.ts$/.test(path) && !path.endsWith('/index.ts') && !isTestCode(path),
);

describe('everything the domain exports has a doc comment', () => {
  it('in this repository', () => {
    expect(domain.length).toBeGreaterThan(80);
    expect(undocumentedExports(domain)).toEqual([]);
  });

  it.each([
    'export function chunk(a: number) {',
    'export async function chunk() {',
    'export function chunk<F extends object>(\n  files: F[],\n): F[][] {',
    'export const chunk = (a: number) => a;',
    'export const chunk = 5;',
    'export const chunk = z.object({ name: nameField });',
    'export class chunk {',
    'export interface chunk {',
    'export type chunk = () => void;',
  ])('finds %s', (declaration) => {
    expect(undocumentedExports([{ path: 'a.ts', text: `const x = 1;\n\n${declaration}` }])).toEqual(['a.ts: chunk']);
    expect(undocumentedExports([{ path: 'a.ts', text: `/** Says. */\n${declaration}` }])).toEqual([]);
  });

  it.each(['export type Site = z.output<typeof siteSchema>;', 'function own() {}', "export { a } from './a.ts';"])(
    'does not ask for one at %s',
    (declaration) => {
      expect(undocumentedExports([{ path: 'a.ts', text: `${declaration}\nconst b = (1);` }])).toEqual([]);
    },
  );
});
