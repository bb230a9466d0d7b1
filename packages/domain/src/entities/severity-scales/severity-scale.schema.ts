import * as z from 'zod/mini';
import { hexColourSchema, idSchema, instantSchema } from '../shared/fields.ts';

/** A severity of a scale. `scale` is its value, 0 to 99; `icon` is an index from 0 to 3, 0 by default. */
export const severitySchema = z.object({
  id: idSchema,
  name: z.string(),
  scale: z.int().check(z.minimum(0), z.maximum(99)),
  colour: hexColourSchema,
  icon: z._default(z.int().check(z.minimum(0), z.maximum(3)), 0),
});
/** The output of {@link severitySchema}. */
export type Severity = z.output<typeof severitySchema>;

/** A scale of severities, not empty. */
export const severityScaleSchema = z.object({
  id: idSchema,
  name: z.string(),
  modified: instantSchema,
  isArchived: z.boolean(),
  isNumerical: z.boolean(),
  severities: z.array(severitySchema).check(z.minLength(1)),
});
/** The output of {@link severityScaleSchema}. */
export type SeverityScale = z.output<typeof severityScaleSchema>;

/** Returns the severities with the lowest and the highest value. */
export function severityRange(scale: Pick<SeverityScale, 'severities'>): { lowest: Severity; highest: Severity } {
  const sorted = scale.severities.toSorted((a, b) => a.scale - b.scale);
  const lowest = sorted[0];
  const highest = sorted.at(-1);
  if (!lowest || !highest) throw new RangeError('A severity scale has at least one severity.');
  return { lowest, highest };
}
