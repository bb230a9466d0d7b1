import * as z from 'zod/mini';
import { TEXT_MAX_LENGTH } from '../../limits.ts';
import { severityScaleMessages } from '../../form-messages.ts';
import { nameField, requiredText } from '../../validation/fields.ts';
import { dropEmptyTerms, termNameField } from '../shared/terms.ts';
import { severitySchema } from './severity-scale.schema.ts';

/** Maximum number of severities in a scale: one for each value from 0 to 99. */
export const SEVERITIES_MAX = 100;

/** Default bounds of a numerical scale. */
export const SEVERITY_DEFAULTS = { low: 1, high: 5 } as const;

/** Default icon of a severity. */
const DEFAULT_ICON = 0;

const { scale: valueField, icon: iconField } = severitySchema.shape;

/** Form of a scale of terms. Empty terms are dropped; 1 to 100 must remain. */
export const termSeverityScaleFormSchema = z.object({
  type: z.literal('term'),
  name: nameField(),
  terms: z
    .array(z.object({ name: termNameField, icon: iconField.def.innerType }))
    .check(z.overwrite(dropEmptyTerms), z.minLength(1, severityScaleMessages.terms), z.maxLength(SEVERITIES_MAX)),
});
/** The output of {@link termSeverityScaleFormSchema}. */
export type TermSeverityScaleForm = z.output<typeof termSeverityScaleFormSchema>;

/** Form of a numerical scale: its bounds, integers from 0 to 99, with low less than high. */
export const numericalSeverityScaleFormSchema = z
  .object({ type: z.literal('numerical'), name: nameField(), low: valueField, high: valueField })
  .check(({ value, issues }) => {
    if (value.low >= value.high) {
      issues.push({ code: 'custom', path: ['low'], message: severityScaleMessages.bounds, input: value });
    }
  });
/** The output of {@link numericalSeverityScaleFormSchema}. */
export type NumericalSeverityScaleForm = z.output<typeof numericalSeverityScaleFormSchema>;

/** Form of a severity scale. Only the fields of the selected type are validated and kept. */
export const severityScaleFormSchema = z.discriminatedUnion('type', [
  termSeverityScaleFormSchema,
  numericalSeverityScaleFormSchema,
]);
/** The output of {@link severityScaleFormSchema}. */
export type SeverityScaleForm = z.output<typeof severityScaleFormSchema>;

/** Returns an empty term. */
export const newSeverityTerm = (): TermSeverityScaleForm['terms'][number] => ({ name: '', icon: DEFAULT_ICON });

/** Returns a new form with the fields of both types, so that changing the type keeps the values. */
export const newSeverityScaleForm = (): NumericalSeverityScaleForm & Pick<TermSeverityScaleForm, 'terms'> => ({
  type: 'numerical',
  name: '',
  ...SEVERITY_DEFAULTS,
  terms: [newSeverityTerm()],
});

/**
 * Payload of creating a severity scale. The names of numerical severities are
 * their values: at least two different integers from 0 to 99.
 */
export const severityScalePayloadSchema = z
  .object({
    name: nameField(),
    isNumerical: z.boolean(),
    severities: z
      .array(z.object({ name: requiredText().check(z.maxLength(TEXT_MAX_LENGTH)), icon: iconField }))
      .check(z.minLength(1), z.maxLength(SEVERITIES_MAX)),
  })
  .check(({ value: { isNumerical, severities }, issues }) => {
    if (!isNumerical) return;
    if (severities.length === 1) {
      issues.push({ code: 'custom', path: ['severities'], message: severityScaleMessages.bounds, input: severities });
    }
    const names = severities.map(({ name }) => name);
    for (const [index, name] of names.entries()) {
      const isValue = /^(?:0|[1-9]\d?)$/.test(name) && names.indexOf(name) === index;
      if (!isValue) issues.push({ code: 'custom', path: ['severities', index, 'name'], input: name });
    }
  });
/** The output of {@link severityScalePayloadSchema}. */
export type SeverityScalePayload = z.output<typeof severityScalePayloadSchema>;

/**
 * Returns every value between two bounds, inclusive.
 *
 * @param low integer, the first value
 * @param high integer above `low`, the last value
 * @returns the names of the severities: '1', '2', '3' for 1 and 3
 */
export function fillSeverityRange(low: number, high: number): string[] {
  return Array.from({ length: high - low + 1 }, (_, index) => String(low + index));
}

/**
 * Converts a valid severity scale form to its payload. Values of a numerical
 * scale have the first icon.
 *
 * @throws {Error} 'Severity type is not recognized.' for a form of another type
 */
export function toSeverityScalePayload(form: SeverityScaleForm): SeverityScalePayload {
  switch (form.type) {
    case 'term':
      return { name: form.name, isNumerical: false, severities: form.terms };
    case 'numerical':
      return {
        name: form.name,
        isNumerical: true,
        severities: fillSeverityRange(form.low, form.high).map((name) => ({ name, icon: DEFAULT_ICON })),
      };
    default:
      throw new Error(severityScaleMessages.unknownType);
  }
}
