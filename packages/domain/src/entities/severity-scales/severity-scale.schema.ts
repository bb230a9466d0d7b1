import * as z from 'zod/mini';
import { hexColourSchema, idSchema, instantSchema } from '../shared/fields.ts';

/** One step of a scale: `scale` 0 to 99; `icon` an index into four icons, 0 when left out. @see REC-130..134 */
export const severitySchema = z.object({
  id: idSchema,
  name: z.string(),
  scale: z.int().check(z.minimum(0), z.maximum(99)),
  colour: hexColourSchema,
  icon: z._default(z.int().check(z.minimum(0), z.maximum(3)), 0),
});
/** What {@link severitySchema} reads. */
export type Severity = z.output<typeof severitySchema>;

/** A scale of severities, never empty. @see REC-124..129 */
export const severityScaleSchema = z.object({
  id: idSchema,
  name: z.string(),
  modified: instantSchema,
  isArchived: z.boolean(),
  isNumerical: z.boolean(),
  severities: z.array(severitySchema).check(z.minLength(1)),
});
/** What {@link severityScaleSchema} reads. */
export type SeverityScale = z.output<typeof severityScaleSchema>;

/** Lowest and highest severity by scale. @see N89 */
export function severityRange(scale: Pick<SeverityScale, 'severities'>): { lowest: Severity; highest: Severity } {
  const sorted = scale.severities.toSorted((a, b) => a.scale - b.scale);
  const lowest = sorted[0];
  const highest = sorted.at(-1);
  if (!lowest || !highest) throw new RangeError('A severity scale has at least one severity.');
  return { lowest, highest };
}
