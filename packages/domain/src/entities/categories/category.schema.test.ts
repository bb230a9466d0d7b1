import { describe, expect, it } from 'vitest';
import { issuePaths, without, withValue } from '../testing/record-issues.ts';
import { category, categoryPreset } from '../testing/wire-samples.ts';
import { categoryPresetSchema, categorySchema } from './category.schema.ts';

describe('Category', () => {
  it.each([['id'], ['name'], ['colour'], ['model'], ['modified'], ['isArchived']])('Category has %s.', (key) => {
    expect(issuePaths(categorySchema, without(category, key))).toEqual([key]);
  });

  it.each([
    ['#d9480f', []],
    ['#D9480F', []],
    ['#d94', ['colour']],
    ['#d9480', ['colour']],
    ['#d9480f0', ['colour']],
    ['d9480f0', ['colour']],
    ['#d9480g', ['colour']],
    ['', ['colour']],
  ])('Category has colour (7-character hex): %j', (colour, issues) => {
    expect(issuePaths(categorySchema, withValue(category, 'colour', colour))).toEqual(issues);
  });

  it.each([
    ['steel-corrosion', []],
    ['coating-breakdown', []],
    [null, []],
    ['', ['model']],
    ['wood-rot', ['model']],
  ])('Category has model: %j', (model, issues) => {
    expect(issuePaths(categorySchema, withValue(category, 'model', model))).toEqual(issues);
  });
});

describe('Category preset', () => {
  it.each([['id'], ['name'], ['categories'], ['categoryCount'], ['modified']])('Category preset has %s.', (key) => {
    expect(issuePaths(categoryPresetSchema, without(categoryPreset, key))).toEqual([key]);
  });

  it.each([
    [['crack-8s4n2d', 'spalling-1f6j9h'], []],
    [[], []],
    ['crack-8s4n2d', ['categories']],
    [[{ id: 'crack-8s4n2d' }], ['categories.0']],
  ])('Category preset has categories (ids): %j', (categories, issues) => {
    expect(issuePaths(categoryPresetSchema, withValue(categoryPreset, 'categories', categories))).toEqual(issues);
  });
});
