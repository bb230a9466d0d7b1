import { beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { configureValidation } from '../validation/messages.ts';
import { categoryPresetPayloadSchema } from './categories/category-preset.form.ts';
import { categoryPayloadSchema } from './categories/category.form.ts';
import { checklistPayloadSchema } from './checklists/checklist.form.ts';
import { layerFormSchema, layerPayloadSchema, layerUpdatePayloadSchema } from './layouts/layer.form.ts';
import { layoutPayloadSchema } from './layouts/layout.form.ts';
import { severityScaleFormSchema, severityScalePayloadSchema } from './severity-scales/severity-scale.form.ts';
import { tagPayloadSchema } from './tags/tag.form.ts';
import { formIssues } from './testing/form-issues.ts';

beforeAll(configureValidation);

/** Every schema with a library name, with the other fields of a valid value. */
const NAMED: Record<string, [schema: z.ZodMiniType<{ name: string }>, rest: object][]> = {
  Tag: [[tagPayloadSchema, {}]],
  Category: [[categoryPayloadSchema, { model: null, colour: '#ce2a29' }]],
  'Category preset': [[categoryPresetPayloadSchema, { categories: ['crack-8s4n2d'] }]],
  'Severity scale': [
    [severityScaleFormSchema, { type: 'term', terms: [{ name: 'Monitor', icon: 0 }] }],
    [severityScaleFormSchema, { type: 'numerical', low: 1, high: 5 }],
    [severityScalePayloadSchema, { isNumerical: false, severities: [{ name: 'Monitor', icon: 0 }] }],
  ],
  Checklist: [
    [
      checklistPayloadSchema,
      { sections: [{ identifier: 's1', title: 'Deck', items: [{ identifier: 'i1', description: 'Soffit' }] }] },
    ],
  ],
  Layout: [[layoutPayloadSchema, {}]],
  Layer: [
    [layerFormSchema, { type: 'term', isSegmented: false, terms: [{ sectionId: null, name: 'Deck' }] }],
    [layerFormSchema, { type: 'numerical', isSegmented: false, low: 1, high: 10, interval: 1 }],
    [layerPayloadSchema, { isSegmented: false, layoutId: 'spans-9q4b7g', sections: [{ name: 'Deck' }] }],
    [layerUpdatePayloadSchema, { sections: [{ id: 'deck-4k2m8t', name: 'Deck' }] }],
  ],
};
const SUBJECTS = Object.keys(NAMED);

const parsedNames = (subject: string, name: string) =>
  NAMED[subject]?.map(([schema, rest]) => schema.parse({ ...rest, name }).name);
const issuesOf = (subject: string, name: unknown) =>
  NAMED[subject]?.map(([schema, rest]) => formIssues(schema, { ...rest, name }));
/** Runs the same checks for every schema of a subject. */
const each = <Value>(subject: string, value: Value) => NAMED[subject]?.map(() => value);

describe('names in the library', () => {
  it.each(SUBJECTS)('%s name is at least 2 characters.', (subject) => {
    expect(parsedNames(subject, 'ab')).toEqual(each(subject, 'ab'));
    expect(issuesOf(subject, 'a')).toEqual(each(subject, [['name', 'Input must contain at least 2 character(s)']]));
  });

  it.each(SUBJECTS)('%s name is at most 30 characters.', (subject) => {
    expect(parsedNames(subject, 'x'.repeat(30))).toEqual(each(subject, 'x'.repeat(30)));
    expect(issuesOf(subject, 'x'.repeat(31))).toEqual(
      each(subject, [['name', 'Input must contain at most 30 character(s)']]),
    );
  });

  it.each(SUBJECTS)('%s name is trimmed.', (subject) => {
    expect(parsedNames(subject, '  ab  ')).toEqual(each(subject, 'ab'));
    expect(issuesOf(subject, ' a ')).toEqual(each(subject, [['name', 'Input must contain at least 2 character(s)']]));
  });

  it.each(SUBJECTS)('%s name is required', (subject) => {
    expect(issuesOf(subject, undefined)).toEqual(each(subject, [['name', 'Required']]));
  });
});
