import type { LayerForm } from './layer.form.ts';
import type { LayerTemplate } from './layer.schema.ts';

/** The interval of a numerical layer, stored in its sections; undefined for a term layer. */
const intervalOf = ({ sections }: Pick<LayerTemplate, 'sections'>): number | undefined => sections[0]?.interval;

/**
 * Whether an existing layer can be changed. Only the terms of a term layer can;
 * numerical layers cannot be saved.
 */
export const canEditLayer = (layer: Pick<LayerTemplate, 'sections'>): boolean => intervalOf(layer) === undefined;

/**
 * Returns the form of an existing layer: its terms with their ids, or the
 * numbers of its first and last section.
 */
export function editLayerForm(layer: LayerTemplate): LayerForm {
  const { name, isSegmented, sections } = layer;
  const interval = intervalOf(layer);
  if (interval === undefined) {
    return {
      type: 'term',
      name,
      isSegmented,
      terms: sections.map((section) => ({ sectionId: section.id, name: section.name })),
    };
  }
  return {
    type: 'numerical',
    name,
    isSegmented,
    low: Number(sections.at(0)?.name),
    high: Number(sections.at(-1)?.name),
    interval,
  };
}
