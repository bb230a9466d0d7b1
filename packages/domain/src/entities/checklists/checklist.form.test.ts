import { beforeAll, describe, expect, it } from 'vitest';
import { configureValidation } from '../../validation/messages.ts';
import { formIssues } from '../testing/form-issues.ts';
import { checklistTemplate } from '../testing/wire-samples.ts';
import {
  canRemoveChecklistEntry,
  checklistPayloadSchema,
  newChecklistForm,
  newChecklistItem,
  newChecklistSection,
} from './checklist.form.ts';

beforeAll(configureValidation);

const item = { identifier: 'grease', description: 'Grease is clean' };
const section = { identifier: 'bearings', title: 'Bearings', items: [item] };
const deckItem = { identifier: 'bolts', description: 'Bolts are tight' };
const deck = { identifier: 'deck', title: 'Deck', items: [deckItem] };
const issuesOf = (...sections: object[]) => formIssues(checklistPayloadSchema, { name: 'Principal', sections });

/** 'a', 'b', 'c' and so on. */
function letters() {
  let next = 0;
  return () => 'abcdef'.charAt(next++);
}

describe('Checklist', () => {
  it('A checklist needs at least 1 section.', () => {
    expect(issuesOf()).toEqual([['sections', 'List must contain at least 1 item(s)']]);
    expect(issuesOf(section)).toEqual([]);
  });

  it.each(['', '   ', undefined])('A checklist section needs a title: not %j', (title) => {
    expect(issuesOf(section, { ...deck, title })).toEqual([['sections.1.title', 'Required']]);
  });

  it('Each checklist section needs at least 1 item.', () => {
    expect(issuesOf(section, { ...deck, items: [] })).toEqual([
      ['sections.1.items', 'List must contain at least 1 item(s)'],
    ]);
  });

  it.each(['', '   ', undefined])('A checklist item needs a description: not %j', (description) => {
    expect(issuesOf({ ...section, items: [item, { ...deckItem, description }] })).toEqual([
      ['sections.0.items.1.description', 'Required'],
    ]);
  });

  it.each([
    ['sections.0.identifier', { ...section, identifier: '' }],
    ['sections.0.items.0.identifier', { ...section, items: [{ ...item, identifier: '' }] }],
  ])('%s is required', (path, changed) => expect(issuesOf(changed)).toEqual([[path, 'Required']]));

  it.each([
    ['two sections', [section, { ...deck, identifier: section.identifier }]],
    ['two items of a section', [{ ...section, items: [item, item] }]],
    ['items of two sections', [section, { ...deck, items: [item] }]],
  ])('an identifier cannot be used twice: %s', (_case, sections) => {
    expect(issuesOf(...sections)).toEqual([['sections', 'An identifier can be used once in a checklist.']]);
  });

  it('an item may share the identifier of a section', () => {
    expect(issuesOf({ ...section, items: [{ ...item, identifier: section.identifier }] })).toEqual([]);
  });

  it('an identifier has at most 80 characters', () => {
    const ofLength = (length: number) => ({ ...section, identifier: 's'.repeat(length) });
    expect(issuesOf(ofLength(80))).toEqual([]);
    expect(issuesOf(ofLength(81))).toEqual([['sections.0.identifier', 'Input must contain at most 80 character(s)']]);
  });

  it('title and description are trimmed and have at most 500 characters', () => {
    const withLength = (length: number) => ({
      ...section,
      title: ` ${'t'.repeat(length)} `,
      items: [{ ...item, description: ` ${'d'.repeat(length)} ` }],
    });
    expect(checklistPayloadSchema.parse({ name: 'Principal', sections: [withLength(500)] }).sections).toEqual([
      { ...section, title: 't'.repeat(500), items: [{ ...item, description: 'd'.repeat(500) }] },
    ]);
    expect(issuesOf(withLength(501))).toEqual([
      ['sections.0.title', 'Input must contain at most 500 character(s)'],
      ['sections.0.items.0.description', 'Input must contain at most 500 character(s)'],
    ]);
  });

  it('the payload is the template without the fields that the server sets', () => {
    const { id: _id, modified: _modified, ...template } = checklistTemplate;
    expect(checklistPayloadSchema.parse(checklistTemplate)).toEqual(template);
  });
});

describe('A new checklist', () => {
  it('has one section with one item, each with its own identifier', () => {
    expect(newChecklistForm(letters())).toEqual({
      name: '',
      sections: [{ identifier: 'a', title: '', items: [{ identifier: 'b', description: '' }] }],
    });
  });

  it('new sections and items have the same shape', () => {
    const newIdentifier = letters();
    expect(newChecklistItem(newIdentifier)).toEqual({ identifier: 'a', description: '' });
    expect(newChecklistSection(newIdentifier)).toEqual({
      identifier: 'b',
      title: '',
      items: [{ identifier: 'c', description: '' }],
    });
  });
});

it.each([
  ['section', 1, false],
  ['section', 2, true],
  ['item', 1, false],
  ['item', 2, true],
])('The %s delete button is disabled when only 1 remains: with %d, removable is %s', (_entry, count, canRemove) => {
  expect(canRemoveChecklistEntry(Array(count).fill(section))).toBe(canRemove);
});
