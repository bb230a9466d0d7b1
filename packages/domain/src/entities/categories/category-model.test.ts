import { beforeAll, describe, expect, it } from 'vitest';
import { configureValidation } from '../../validation/messages.ts';
import {
  CATEGORY_MODELS,
  type CategoryModel,
  categoryModelLabel,
  categoryModelOptions,
  categoryModelSchema,
  isCategoryModelOffered,
} from './category-model.ts';

beforeAll(configureValidation);

describe('Category model', () => {
  it.each([
    ['steel-corrosion'],
    ['concrete-crack'],
    ['asphalt-crack'],
    ['concrete-spalling'],
    ['staining'],
    ['coating-breakdown'],
    ['corrosion-staining'],
  ])("Category model has the value '%s'.", (model) => expect(categoryModelSchema.parse(model)).toBe(model));

  it('Category model may be null.', () => {
    expect(categoryModelSchema.parse(null)).toBeNull();
    expect(categoryModelSchema.safeParse('').error?.issues[0]?.message).toBe('Invalid enum value');
  });

  it.each([['rust'], ['Staining'], ['steel corrosion'], [0], [undefined]])(
    'No other category model is accepted: %j',
    (value) => expect(categoryModelSchema.safeParse(value).success).toBe(false),
  );

  it('No other category model is accepted: there are seven.', () => expect(CATEGORY_MODELS).toHaveLength(7));

  it.each<[CategoryModel | null, string]>([
    ['steel-corrosion', 'Steel corrosion'],
    ['concrete-crack', 'Concrete crack'],
    ['asphalt-crack', 'Asphalt crack'],
    ['concrete-spalling', 'Concrete spalling'],
    ['staining', 'Staining'],
    ['coating-breakdown', 'Coating breakdown'],
    ['corrosion-staining', 'Corrosion staining'],
    [null, 'No model'],
  ])('%s is shown as %s', (model, label) => expect(categoryModelLabel(model)).toBe(label));
});

describe('The coating-breakdown model is offered only to certain companies.', () => {
  const COMMON = ['steel-corrosion', 'concrete-crack', 'asphalt-crack', 'concrete-spalling', 'staining'];
  const WITHOUT = [...COMMON, 'corrosion-staining'];
  const WITH = [...COMMON, 'coating-breakdown', 'corrosion-staining'];
  const COMPANY = 'northline-inspection-4f7k2m';

  it.each<[string, string[], CategoryModel | null | undefined, string[]]>([
    ['an empty list', [], undefined, WITHOUT],
    ['a list with other companies', ['harbour-works-8d2p1q'], undefined, WITHOUT],
    ['a list with the company', ['harbour-works-8d2p1q', COMPANY], undefined, WITH],
    ['a category without a model', [], null, WITHOUT],
    ['a category with another model', [], 'staining', WITHOUT],
    ['a category that already has it', [], 'coating-breakdown', WITH],
  ])('%s', (_case, allowList, current, models) => {
    expect(categoryModelOptions(COMPANY, allowList, current).map(({ value }) => value)).toEqual(models);
  });

  it('each option has its shown name', () => {
    expect(categoryModelOptions(COMPANY, [])[4]).toEqual({ value: 'staining', label: 'Staining' });
  });

  it.each<[CategoryModel, string[], boolean]>([
    ['coating-breakdown', [], false],
    ['coating-breakdown', [COMPANY], true],
    ['staining', [], true],
  ])('isCategoryModelOffered: %s with %j is %s', (model, allowList, expected) => {
    expect(isCategoryModelOffered(model, COMPANY, allowList)).toBe(expected);
  });
});
