import { severityColour } from '../../colour/severity-colour.ts';
import type { SeverityScalePayload } from './severity-scale.form.ts';
import type { Severity } from './severity-scale.schema.ts';

/**
 * Completes the severities of a new scale with the fields that the server sets:
 * ids, values and colours from low to high.
 *
 * @param payload valid; the value of a numerical severity is its name, that of a term its index from 0
 * @param newId creates an id from the name of a severity
 * @returns from the lowest to the highest
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
