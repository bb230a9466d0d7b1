import { describe, expect, it } from 'vitest';
import { NAMED_MAX } from '../http/studio-http-error.ts';
import { duplicateModels, refuseDuplicateModels } from './duplicate-models.ts';

const category = (name: string, model: string | null) => ({ name, model });

describe('categories with the same model are named in pairs', () => {
  it.each([
    ['none', [], []],
    ['without models', [category('Rust', null), category('Dent', null)], []],
    ['different models', [category('Crack', 'a'), category('Spall', 'b')], []],
    ['the same model twice', [category('Crack', 'a'), category('Rust', null), category('Split', 'a')], ['Crack+Split']],
    [
      'the same model three times, another twice',
      [category('A', 'a'), category('B', 'b'), category('C', 'a'), category('D', 'a'), category('E', 'b')],
      ['A+C', 'A+D', 'B+E'],
    ],
  ])('%s', (_case, categories, expected) =>
    expect(duplicateModels(categories).map((pair) => pair.map(({ name }) => name).join('+'))).toEqual(expected),
  );
});

describe('categories with the same model are refused with code 146 and named', () => {
  const issueOf = (pair: string) => ({ path: 'payload.categories', message: `${pair} have the same model.` });
  const many = Array.from({ length: NAMED_MAX + 2 }, (_, index) => category(`C${index}`, 'a'));

  it.each([
    ['a pair', [category('Crack', 'a'), category('Split', 'a')], ["'Crack' and 'Split'"]],
    ['the first pairs only', many, many.slice(1, NAMED_MAX + 1).map(({ name }) => `'C0' and '${name}'`)],
  ])('%s', (_case, categories, pairs) =>
    expect(() => refuseDuplicateModels(categories)).toThrow(
      expect.objectContaining({ status: 409, code: 146, issues: pairs.map(issueOf) }),
    ),
  );

  it('categories with different models are not refused', () =>
    expect(() => refuseDuplicateModels([category('Crack', 'a'), category('Rust', null)])).not.toThrow());
});
