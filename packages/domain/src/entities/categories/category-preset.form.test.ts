import { beforeAll, describe, expect, it } from 'vitest';
import { configureValidation } from '../../validation/messages.ts';
import { formIssues } from '../testing/form-issues.ts';
import { categoryPresetPayloadSchema, newCategoryPresetForm } from './category-preset.form.ts';

beforeAll(configureValidation);

const issuesWith = (categories: unknown) => formIssues(categoryPresetPayloadSchema, { name: 'Bridges', categories });
const ids = (count: number) => Array.from({ length: count }, (_, index) => `category-${index}`);

describe('Categories of a preset', () => {
  it('A category preset has at least 1 category.', () => {
    expect(issuesWith([])).toEqual([['categories', 'List must contain at least 1 item(s)']]);
    expect(issuesWith(ids(1))).toEqual([]);
  });

  it('A category preset has at most 30 categories.', () => {
    expect(issuesWith(ids(30))).toEqual([]);
    expect(issuesWith(ids(31))).toEqual([['categories', 'List must contain at most 30 item(s)']]);
  });

  it('rejects duplicates', () => {
    expect(issuesWith(['crack-8s4n2d', 'spalling-1f6j9h', 'crack-8s4n2d'])).toEqual([
      ['categories', 'Each category can be chosen only once.'],
    ]);
  });

  it.each([
    [[''], [['categories.0', 'Input must contain at least 1 character(s)']]],
    [undefined, [['categories', 'Required']]],
  ])('%j is rejected', (categories, issues) => expect(issuesWith(categories)).toEqual(issues));
});

it('a new preset has no name and no categories', () => {
  expect(newCategoryPresetForm()).toEqual({ name: '', categories: [] });
});
