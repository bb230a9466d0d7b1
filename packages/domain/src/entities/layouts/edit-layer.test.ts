import { describe, expect, it } from 'vitest';
import { canEditLayer, editLayerForm } from './edit-layer.ts';
import { layerTemplateSchema } from './layer.schema.ts';
import { termLayerFormSchema, toLayerUpdatePayload } from './layer.form.ts';

const layer = {
  id: 'part-8n9p1q',
  name: 'Part',
  modified: '2026-05-04T10:00:00.000Z',
  isSegmented: true,
  layoutId: 'viaduct-spans-9q4b7g',
};
const termLayer = layerTemplateSchema.parse({
  ...layer,
  sections: [
    { id: 'deck-1a2b3c', name: 'Deck' },
    { id: 'pier-4k5l6m', name: 'Pier' },
  ],
});
const numericalLayer = layerTemplateSchema.parse({
  ...layer,
  sections: [
    { id: '0-1a2b3c', name: '0.5', interval: 0.5 },
    { id: '1-2d3e4f', name: '1', interval: 0.5 },
    { id: '2-4k5l6m', name: '1.5', interval: 0.5 },
  ],
});

describe('Layer type cannot be changed on edit: it is derived from the sections', () => {
  it('sections without an interval are terms and keep their ids', () => {
    expect(editLayerForm(termLayer)).toEqual({
      type: 'term',
      name: 'Part',
      isSegmented: true,
      terms: [
        { sectionId: 'deck-1a2b3c', name: 'Deck' },
        { sectionId: 'pier-4k5l6m', name: 'Pier' },
      ],
    });
  });

  it('sections with an interval are numerical', () => {
    expect(editLayerForm(numericalLayer)).toEqual({
      type: 'numerical',
      name: 'Part',
      isSegmented: true,
      low: 0.5,
      high: 1.5,
      interval: 0.5,
    });
  });

  it('sections without an interval are terms even if their names are numbers', () => {
    expect(editLayerForm({ ...termLayer, sections: [{ id: 'a', name: '1' }] })).toMatchObject({ type: 'term' });
  });
});

describe('On layer edit only terms are editable.', () => {
  it.each([
    ['a term layer can be saved', termLayer, true],
    ['a numerical layer cannot', numericalLayer, false],
    ['a layer without sections can be saved', { sections: [] }, true],
  ])('%s', (_case, edited, expected) => expect(canEditLayer(edited)).toBe(expected));

  it('the payload has the unchanged name, existing sections with ids and new ones without', () => {
    const form = termLayerFormSchema.parse({
      ...editLayerForm(termLayer),
      terms: [
        { sectionId: null, name: ' Bearing ' },
        { sectionId: 'pier-4k5l6m', name: 'Pier, north face' },
        { sectionId: 'deck-1a2b3c', name: ' ' },
      ],
    });
    expect(toLayerUpdatePayload(form, termLayer)).toStrictEqual({
      name: 'Part',
      sections: [{ name: 'Bearing' }, { id: 'pier-4k5l6m', name: 'Pier, north face' }],
    });
  });

  it('a term that someone else deleted meanwhile is a new one in the payload', () => {
    const form = termLayerFormSchema.parse(editLayerForm(termLayer));
    const latest = { sections: [{ id: 'pier-4k5l6m' }] };
    expect(toLayerUpdatePayload(form, latest)).toStrictEqual({
      name: 'Part',
      sections: [{ name: 'Deck' }, { id: 'pier-4k5l6m', name: 'Pier' }],
    });
  });
});
