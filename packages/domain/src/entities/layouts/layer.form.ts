import * as z from 'zod/mini';
import { TEXT_MAX_LENGTH } from '../../limits.ts';
import { layerMessages } from '../../form-messages.ts';
import { nameField, requiredText } from '../../validation/fields.ts';
import { idSchema } from '../shared/fields.ts';
import { dropEmptyTerms, termNameField } from '../shared/terms.ts';
import { layerSectionCount, layerSections } from './layer-sections.ts';

/** Maximum number of sections in a layer. */
export const LAYER_SECTIONS_MAX = 1000;

/** Default bounds and interval of a numerical layer. */
export const LAYER_DEFAULTS = { low: 1, high: 10, interval: 1 } as const;

const fields = { name: nameField(), isSegmented: z.boolean() };

/**
 * Form of a term layer. Empty terms are dropped; 1 to 1000 must remain. The id of
 * a new term is `null`.
 */
export const termLayerFormSchema = z.object({
  type: z.literal('term'),
  ...fields,
  terms: z
    .array(z.object({ sectionId: z.nullable(idSchema), name: termNameField }))
    .check(z.overwrite(dropEmptyTerms), z.minLength(1, layerMessages.terms), z.maxLength(LAYER_SECTIONS_MAX)),
});
/** The output of {@link termLayerFormSchema}. */
export type TermLayerForm = z.output<typeof termLayerFormSchema>;

/**
 * Form of a numerical layer: bounds and an interval, decimals allowed. Low is
 * less than high; the interval is greater than 0 and not larger than the
 * distance between the bounds; at most 1000 sections.
 */
export const numericalLayerFormSchema = z
  .object({
    type: z.literal('numerical'),
    ...fields,
    low: z.number(),
    high: z.number(),
    interval: z.number().check(z.positive()),
  })
  .check(({ value: { low, high, interval }, issues }) => {
    if (low >= high) {
      issues.push({ code: 'custom', path: ['low'], message: layerMessages.bounds, input: low });
      return;
    }
    if (interval <= 0) return;
    const count = layerSectionCount(low, high, interval);
    if (count === 1)
      issues.push({ code: 'custom', path: ['interval'], message: layerMessages.interval, input: interval });
    if (count > LAYER_SECTIONS_MAX) {
      issues.push({
        code: 'too_big',
        origin: 'array',
        maximum: LAYER_SECTIONS_MAX,
        path: ['interval'],
        input: interval,
      });
    }
  });
/** The output of {@link numericalLayerFormSchema}. */
export type NumericalLayerForm = z.output<typeof numericalLayerFormSchema>;

/** Form of a layer. Only the fields of the selected type are validated and kept. */
export const layerFormSchema = z.discriminatedUnion('type', [termLayerFormSchema, numericalLayerFormSchema]);
/** The output of {@link layerFormSchema}. */
export type LayerForm = z.output<typeof layerFormSchema>;

/** Returns a new form with the fields of both types, so that changing the type keeps the values. */
export const newLayerForm = (): NumericalLayerForm & Pick<TermLayerForm, 'terms'> => ({
  type: 'numerical',
  name: '',
  isSegmented: false,
  ...LAYER_DEFAULTS,
  terms: [{ sectionId: null, name: '' }],
});

const sectionNameField = requiredText().check(z.maxLength(TEXT_MAX_LENGTH));

/**
 * Payload of creating a layer: 1 to 1000 sections in their order. Sections of a
 * numerical layer include the interval.
 */
export const layerPayloadSchema = z.object({
  ...fields,
  layoutId: idSchema,
  sections: z
    .array(z.object({ name: sectionNameField, interval: z.optional(z.number().check(z.positive())) }))
    .check(z.minLength(1), z.maxLength(LAYER_SECTIONS_MAX)),
});
/** The output of {@link layerPayloadSchema}. */
export type LayerPayload = z.output<typeof layerPayloadSchema>;

/**
 * Payload of editing a layer: its unchanged name, and 1 to 1000 sections in their
 * order. Sections without an id are new.
 */
export const layerUpdatePayloadSchema = z.object({
  name: nameField(),
  sections: z
    .array(z.object({ id: z.optional(idSchema), name: sectionNameField }))
    .check(z.minLength(1), z.maxLength(LAYER_SECTIONS_MAX)),
});
/** The output of {@link layerUpdatePayloadSchema}. */
export type LayerUpdatePayload = z.output<typeof layerUpdatePayloadSchema>;

/**
 * Converts a valid form of a new layer to its payload.
 *
 * @param layoutId id of the layout to which the layer is added
 */
export function toLayerPayload(form: LayerForm, layoutId: string): LayerPayload {
  const { name, isSegmented } = form;
  const sections =
    form.type === 'term'
      ? form.terms.map((term) => ({ name: term.name }))
      : layerSections(form.low, form.high, form.interval).map((section) => ({
          name: section,
          interval: form.interval,
        }));
  return { name, isSegmented, layoutId, sections };
}

/**
 * Converts a valid form of an existing layer to its payload. Accepts term layers
 * only, because only terms can be changed. A term whose section the layer no
 * longer has, because someone else deleted it, is a new one.
 *
 * @param layer the layer as it is now
 */
export function toLayerUpdatePayload(
  { name, terms }: TermLayerForm,
  layer: { sections: readonly { id: string }[] },
): LayerUpdatePayload {
  const known = new Set(layer.sections.map(({ id }) => id));
  return {
    name,
    sections: terms.map(({ sectionId, name: section }) =>
      sectionId === null || !known.has(sectionId) ? { name: section } : { id: sectionId, name: section },
    ),
  };
}
