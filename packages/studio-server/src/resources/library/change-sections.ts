import {
  canEditLayer,
  type LayerSection,
  type LayerTemplate,
  type LayerUpdatePayload,
} from '@inspection-studio/domain/layouts';
import { StudioHttpError } from '../../http/studio-http-error.ts';

const refusal = (message: string) => new StudioHttpError(409, undefined, { message });

/**
 * Returns the sections of a layer after an edit. Only terms can be edited: existing sections keep
 * their ids, others are new, and omitted ones are removed. The type of a layer and the sections
 * of a numerical layer cannot change.
 *
 * @param newId creates an id from a section's name
 * @throws StudioHttpError 409 with the reason
 */
export function changeSections(
  layer: Pick<LayerTemplate, 'sections'>,
  sections: LayerUpdatePayload['sections'],
  newId: (name: string) => string,
): LayerSection[] {
  const known = new Set(layer.sections.map(({ id }) => id));
  const kept = sections.flatMap(({ id }) => id ?? []);
  if (!kept.every((id) => known.has(id))) throw refusal('A section is no longer one of this layer.');
  if (new Set(kept).size !== kept.length) throw refusal('A section can be in its layer only once.');
  if (canEditLayer(layer))
    return sections.map((section) => ({ id: section.id ?? newId(section.name), name: section.name }));
  const isSame =
    sections.length === layer.sections.length &&
    sections.every(
      (section, index) => section.id === layer.sections[index]?.id && section.name === layer.sections[index]?.name,
    );
  if (!isSame) throw refusal('The sections of a numerical layer do not change.');
  return layer.sections;
}
