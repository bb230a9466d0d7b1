import { severityColour } from '@inspection-studio/domain/colour';
import { fillSeverityRange, numericalSeverityScaleFormSchema } from '@inspection-studio/domain/severity-scales';

/** A severity as it will be: named and coloured. */
export interface PreviewedSeverity {
  name: string;
  colour: string;
}

const { shape } = numericalSeverityScaleFormSchema;

/**
 * The severities of a numerical scale with the values between its bounds
 * filled in; none while the bounds cannot be saved.
 */
export function severityRangePreview(low: unknown, high: unknown): PreviewedSeverity[] {
  const lowest = shape.low.safeParse(low);
  const highest = shape.high.safeParse(high);
  if (!lowest.success || !highest.success || lowest.data >= highest.data) return [];
  const names = fillSeverityRange(lowest.data, highest.data);
  return names.map((name, index) => ({ name, colour: severityColour(index, names.length) }));
}
