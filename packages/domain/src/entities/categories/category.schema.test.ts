import { describe, expect, it } from 'vitest';
import { issuePaths, without, withValue } from '../testing/record-issues.ts';
import { category, categoryPreset } from '../testing/wire-samples.ts';
import { categoryPresetSchema, categorySchema } from './category.schema.ts';

describe('Category', () => {
  it.each([
    ['REC-117', 'id'],
    ['REC-118', 'name'],
    ['REC-119', 'colour'],
    ['REC-120', 'model'],
    ['REC-121', 'modified'],
    ['REC-122', 'isArchived'],
  ])('%s Category has %s.', (_id, key) => {
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
  ])('REC-119 Category has colour (7-character hex): %j', (colour, issues) => {
    expect(issuePaths(categorySchema, withValue(category, 'colour', colour))).toEqual(issues);
  });

  it.each([
    ['steel-corrosion', []],
    ['coating-breakdown', []],
    [null, []],
    ['', ['model']],
    ['wood-rot', ['model']],
  ])('REC-120 Category has model: %j', (model, issues) => {
    expect(issuePaths(categorySchema, withValue(category, 'model', model))).toEqual(issues);
  });
});

describe('Category preset', () => {
  it.each([
    ['REC-139', 'id'],
    ['REC-140', 'name'],
    ['REC-141', 'categories'],
    ['REC-142', 'categoryCount'],
    ['REC-143', 'modified'],
  ])('%s Category preset has %s.', (_id, key) => {
    expect(issuePaths(categoryPresetSchema, without(categoryPreset, key))).toEqual([key]);
  });

  it.each([
    [['crack-8s4n2d', 'spalling-1f6j9h'], []],
    [[], []],
    ['crack-8s4n2d', ['categories']],
    [[{ id: 'crack-8s4n2d' }], ['categories.0']],
  ])('REC-141 Category preset has categories (ids): %j', (categories, issues) => {
    expect(issuePaths(categoryPresetSchema, withValue(categoryPreset, 'categories', categories))).toEqual(issues);
  });
});
