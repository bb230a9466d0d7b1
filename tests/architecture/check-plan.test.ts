import { expect, it } from 'vitest';
import { lintTargets } from '../../scripts/lib/check-plan.mjs';

it.each<[string, string[], string[] | 'all']>([
  ['changed code is linted', ['a.ts', 'b.tsx', 'docs/c.md', 'd.mjs'], ['a.ts', 'b.tsx', 'd.mjs']],
  ['documents alone lint nothing', ['docs/c.md'], []],
  ['a changed lint rule lints everything', ['.oxlintrc.json'], 'all'],
  ['a changed compiler option lints everything', ['packages/domain/tsconfig.json', 'a.ts'], 'all'],
  ['a changed dependency lints everything', ['package-lock.json'], 'all'],
  ['a data file named like a config does not', ['tests/attack/package-names.json'], []],
])('%s', (_rule, changed, expected) => expect(lintTargets(changed)).toEqual(expected));
