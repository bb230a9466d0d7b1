import { beforeAll, describe, expect, it } from 'vitest';
import { configureValidation } from '../../validation/messages.ts';
import { formIssues } from '../testing/form-issues.ts';
import { categoryPayloadSchema, newCategoryForm } from './category.form.ts';

beforeAll(configureValidation);

const valid = { name: 'Crack', model: null, colour: '#ce2a29' };
const issuesWith = (change: object) => formIssues(categoryPayloadSchema, { ...valid, ...change });

describe('Colour of a category', () => {
  it.each(['red', '#12345g', 'a1b2c3', ''])('Category colour must be a hex code: %j is not', (colour) => {
    expect(issuesWith({ colour })).toHaveLength(1);
  });

  it("The message is 'Colour is not a hex code'", () => {
    expect(issuesWith({ colour: 'red' })).toEqual([['colour', 'Colour is not a hex code']]);
  });

  it.each([
    ['#fff', [['colour', 'Colour is not a hex code']]],
    ['#11223344', [['colour', 'Colour is not a hex code']]],
    ['#a1b2c3', []],
    ['#A1B2C3', []],
  ])('Category colour is exactly 7 characters: %s', (colour, issues) => {
    expect(issuesWith({ colour })).toEqual(issues);
  });

  it.each([
    ['the system blue', '#0060C1', 1],
    ['a similar colour', '#0b66c4', 1],
    ['a distance of 0.099996', '#563cc6', 1],
    ['a distance of 0.100006', '#563cc7', 0],
    ['red', '#ce2a29', 0],
  ])(
    'Category colour must differ from the system blue by a colour distance of at least 0.1: %s',
    (_case, colour, issueCount) => {
      expect(issuesWith({ colour })).toHaveLength(issueCount);
    },
  );

  it("The message is 'Colour is too similar to system colour'", () => {
    expect(issuesWith({ colour: '#0060C1' })).toEqual([['colour', 'Colour is too similar to system colour']]);
  });
});

describe('Category model is one of the seven models or null.', () => {
  it.each([
    null,
    'steel-corrosion',
    'concrete-crack',
    'asphalt-crack',
    'concrete-spalling',
    'staining',
    'coating-breakdown',
    'corrosion-staining',
  ])('%j is accepted', (model) =>
    expect(categoryPayloadSchema.parse({ ...valid, model })).toEqual({ ...valid, model }),
  );

  it.each([
    ['', 'Invalid enum value'],
    ['wood-rot', 'Invalid enum value'],
    [undefined, 'Required'],
  ])('%j is rejected', (model, message) => expect(issuesWith({ model })).toEqual([['model', message]]));
});

describe('A new category', () => {
  it.each([0, 0.4, 0.63, 0.999])('has no name, no model and a valid colour, at random %d', (random) => {
    const form = newCategoryForm(() => random);
    expect(form).toEqual({ name: '', model: null, colour: expect.stringMatching(/^#[0-9a-f]{6}$/) });
    expect(formIssues(categoryPayloadSchema, form)).toEqual([['name', 'Input must contain at least 2 character(s)']]);
  });

  it('has a different colour for a different random number', () => {
    expect(newCategoryForm(() => 0.1).colour).not.toBe(newCategoryForm(() => 0.9).colour);
  });
});
