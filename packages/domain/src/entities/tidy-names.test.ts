import { beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { configureValidation } from '../validation/messages.ts';
import { assetFormSchema, assetPayloadSchema } from './assets/asset.form.ts';
import { captureDataFormSchema, newCaptureDataForm } from './capture-data/capture-data.form.ts';
import { categoryPresetPayloadSchema } from './categories/category-preset.form.ts';
import { categoryPayloadSchema } from './categories/category.form.ts';
import { checklistPayloadSchema } from './checklists/checklist.form.ts';
import { documentPayloadSchema } from './documents/document.form.ts';
import { projectPayloadSchema } from './inspections/inspection.form.ts';
import { layerFormSchema, layerPayloadSchema, layerUpdatePayloadSchema } from './layouts/layer.form.ts';
import { layoutPayloadSchema } from './layouts/layout.form.ts';
import { severityScaleFormSchema, severityScalePayloadSchema } from './severity-scales/severity-scale.form.ts';
import { sitePayloadSchema } from './sites/site.form.ts';
import { tagPayloadSchema } from './tags/tag.form.ts';
import { userFormSchema, userPayloadSchema } from './users/user.form.ts';
import { formIssues } from './testing/form-issues.ts';

beforeAll(configureValidation);

const asset = {
  siteId: 's',
  members: [],
  uploaders: [],
  presets: [],
  categories: ['c'],
  severityScale: 'x',
  layoutTemplateId: null,
};
const person = { firstName: 'Isla', lastName: 'Munro', phoneNumber: '+44 1382 5550142' };
const thumbnail = { file: null, existing: null, initial: null };
const layer = { isSegmented: false, layoutId: 'l' };
const checklist = (title: string, description: string) => ({
  name: 'Piers',
  sections: [{ identifier: 's1', title, items: [{ identifier: 'i1', description }] }],
});

type Case = [subject: string, path: string, schema: z.ZodMiniType, valueOf: (name: string) => object];

/** Every name-like field: its path, and a valid value with this name. */
const FIELDS: Case[] = [
  ['a site', 'name', sitePayloadSchema, (name) => ({ name })],
  ['the form of an asset', 'name', assetFormSchema, (name) => ({ ...asset, type: 'Bridge', name, thumbnail })],
  ['an asset', 'name', assetPayloadSchema, (name) => ({ ...asset, type: 3, name })],
  ['a first name', 'firstName', userPayloadSchema, (firstName) => ({ ...person, firstName })],
  ['a last name', 'lastName', userFormSchema, (lastName) => ({ ...person, lastName, thumbnail })],
  ['a phone number', 'phoneNumber', userPayloadSchema, (phoneNumber) => ({ ...person, phoneNumber })],
  ['a tag', 'name', tagPayloadSchema, (name) => ({ name })],
  ['a category', 'name', categoryPayloadSchema, (name) => ({ name, model: null, colour: '#ce2a29' })],
  ['a preset', 'name', categoryPresetPayloadSchema, (name) => ({ name, categories: ['c'] })],
  ['a checklist', 'name', checklistPayloadSchema, (name) => ({ ...checklist('Deck', 'Joints'), name })],
  ['a section of a checklist', 'sections.0.title', checklistPayloadSchema, (title) => checklist(title, 'Joints')],
  ['an item of it', 'sections.0.items.0.description', checklistPayloadSchema, (text) => checklist('Deck', text)],
  ['a layout', 'name', layoutPayloadSchema, (name) => ({ name })],
  ['a layer', 'name', layerPayloadSchema, (name) => ({ ...layer, name, sections: [{ name: 'Deck' }] })],
  ['a section', 'sections.0.name', layerPayloadSchema, (name) => ({ ...layer, name: 'Parts', sections: [{ name }] })],
  [
    'a changed section',
    'sections.0.name',
    layerUpdatePayloadSchema,
    (name) => ({ name: 'Parts', sections: [{ name }] }),
  ],
  [
    'a severity scale',
    'name',
    severityScalePayloadSchema,
    (name) => ({ name, isNumerical: false, severities: [{ name: 'Minor', icon: 0 }] }),
  ],
  [
    'a severity',
    'severities.0.name',
    severityScalePayloadSchema,
    (name) => ({ name: 'Urgency', isNumerical: false, severities: [{ name, icon: 0 }] }),
  ],
  ['a document', 'name', documentPayloadSchema, (name) => ({ name, size: 1, mime: 'application/pdf', type: 4 })],
];

const at = (value: unknown, path: string) =>
  path.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], value);

describe('names are stored with composed accents and single spaces', () => {
  it.each(FIELDS)('%s', (_subject, path, schema, valueOf) => {
    expect(at(schema.parse(valueOf(' Ta\u030ahus \u00a0\n Dal ')), path)).toBe('Tåhus Dal');
  });

  it('an inspection, without spaces', () => {
    const payload = { name: ' Ta\u030ahus \u00a0 7 ', description: '', assetId: 'a', checklistId: 'c' };
    expect(projectPayloadSchema.parse(payload).name).toBe('Tåhus7');
  });

  it('texts of capture data, and names in its team', () => {
    const form = { ...newCaptureDataForm(), location: ' Pier \t 4 ', acquisitionTeam: [' Pi\u0301a  Aas ', '\u200b'] };
    expect(captureDataFormSchema.parse(form)).toMatchObject({ location: 'Pier 4', acquisitionTeam: ['Pía Aas'] });
  });
});

describe('a name without a visible character is refused like an empty one', () => {
  const INVISIBLE = '\u200b\u00ad\u3164\u0007';

  it.each(FIELDS)('%s', (_subject, path, schema, valueOf) => {
    const issues = formIssues(schema, valueOf(''));
    expect(issues).toEqual([
      [path, expect.stringMatching(/^(Required|Input must contain at least [12] character\(s\))$/)],
    ]);
    expect(formIssues(schema, valueOf(INVISIBLE))).toEqual(issues);
  });

  it('an inspection', () => {
    const payload = { name: '\u3164\u3164', description: '', assetId: 'a', checklistId: 'c' };
    expect(formIssues(projectPayloadSchema, payload)).toEqual([['name', 'Input must contain at least 2 character(s)']]);
  });

  it('terms of layers and severity scales, which are dropped', () => {
    const terms = [
      { sectionId: null, name: '\u200b' },
      { sectionId: null, name: ' North \n face ' },
    ];
    expect(layerFormSchema.parse({ type: 'term', isSegmented: true, name: 'Faces', terms })).toMatchObject({
      terms: [{ name: 'North face' }],
    });
    const severities = [
      { name: INVISIBLE, icon: 0 },
      { name: 'Minor', icon: 0 },
    ];
    expect(severityScaleFormSchema.parse({ type: 'term', name: 'Urgency', terms: severities })).toMatchObject({
      terms: [{ name: 'Minor' }],
    });
  });
});
