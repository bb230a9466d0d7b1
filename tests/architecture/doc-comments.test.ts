import { describe, expect, it } from 'vitest';
import { undocumentedFunctions } from './doc-comments.ts';
import { isTestCode, readRepository } from './source-tree.ts';

const domain = readRepository().filter(({ path }) => /^packages\/domain\/src\/.*\.ts$/.test(path) && !isTestCode(path));

describe('every exported function of the domain has a doc comment', () => {
  it('in this repository', () => {
    expect(domain.length).toBeGreaterThan(50);
    expect(undocumentedFunctions(domain)).toEqual([]);
  });

  it.each([
    'export function chunk(a: number) {',
    'export async function chunk() {',
    'export function chunk<F extends object>(\n  files: F[],\n): F[][] {',
    'export const chunk = (a: number) => a;',
    'export const chunk = async (a: number): Promise<void> => {',
    'export const chunk = <T>(a: T) => a;',
    'export const chunk: Chunk = (a) => a;',
  ])('finds %s', (declaration) => {
    expect(undocumentedFunctions([{ path: 'a.ts', text: `const x = 1;\n\n${declaration}` }])).toEqual(['a.ts: chunk']);
    expect(undocumentedFunctions([{ path: 'a.ts', text: `/** Says. */\n${declaration}` }])).toEqual([]);
  });

  it.each([
    'export const MAX = 5;',
    'export const schema = z.object({ name: nameField });',
    'export type Chunk = () => void;',
    'function own() {}',
  ])('does not ask for one at %s', (declaration) => {
    expect(undocumentedFunctions([{ path: 'a.ts', text: `${declaration}\nexport const b = (1);` }])).toEqual([]);
  });
});
