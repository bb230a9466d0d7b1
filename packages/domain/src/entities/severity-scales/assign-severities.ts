import { severityColour } from '../../colour/severity-colour.ts';
import type { SeverityScalePayload } from './severity-scale.form.ts';
import type { Severity } from './severity-scale.schema.ts';

/**
 * The severities of a new scale, completed by what the server decides: ids,
 * values and colours from low to high.
 *
 * @param payload checked; a numerical severity is worth the number it is named by, a term its place from 0
 * @param newId makes an id out of a severity's name
 * @returns from the lowest to the highest
 * @see N89
 */
export function assignSeverities(
  { isNumerical, severities }: SeverityScalePayload,
  newId: (name: string) => string,
): Severity[] {
  return severities
    .map(({ name, icon }, index) => ({ id: newId(name), name, icon, scale: isNumerical ? Number(name) : index }))
    .toSorted((a, b) => a.scale - b.scale)
    .map((severity, position) => ({ ...severity, colour: severityColour(position, severities.length) }));
}
