import * as z from 'zod/mini';
import { TEXT_MAX_LENGTH } from '../../limits.ts';
import { severityScaleMessages } from '../../messages.ts';
import { nameField, requiredText } from '../../validation/fields.ts';
import { dropEmptyTerms, termNameField } from '../shared/terms.ts';
import { severitySchema } from './severity-scale.schema.ts';

/** Most severities of a scale: as many as there are values from 0 to 99. @see N89 */
export const SEVERITIES_MAX = 100;

/** Bounds of a new numerical scale. @see CONST-013..014 */
export const SEVERITY_DEFAULTS = { low: 1, high: 5 } as const;

/** Icon of a severity for which none was chosen. @see VAL-053 */
const DEFAULT_ICON = 0;

const { scale: valueField, icon: iconField } = severitySchema.shape;

/** A scale given by words; empty ones are dropped, 1 to 100 must remain. @see VAL-058..060 */
export const termSeverityScaleFormSchema = z.object({
  type: z.literal('term'),
  name: nameField(),
  terms: z
    .array(z.object({ name: termNameField, icon: iconField.def.innerType }))
    .check(z.overwrite(dropEmptyTerms), z.minLength(1, severityScaleMessages.terms), z.maxLength(SEVERITIES_MAX)),
});
/** A checked {@link termSeverityScaleFormSchema}. */
export type TermSeverityScaleForm = z.output<typeof termSeverityScaleFormSchema>;

/** A scale given by its bounds, integers from 0 to 99, low under high. @see VAL-050..052, VAL-056..057, N89 */
export const numericalSeverityScaleFormSchema = z
  .object({ type: z.literal('numerical'), name: nameField(), low: valueField, high: valueField })
  .check(({ value, issues }) => {
    if (value.low >= value.high) {
      issues.push({ code: 'custom', path: ['low'], message: severityScaleMessages.bounds, input: value });
    }
  });
/** A checked {@link numericalSeverityScaleFormSchema}. */
export type NumericalSeverityScaleForm = z.output<typeof numericalSeverityScaleFormSchema>;

/** What the severity scale form edits; only what belongs to the chosen type is checked and kept. @see VAL-046..061 */
export const severityScaleFormSchema = z.discriminatedUnion('type', [
  termSeverityScaleFormSchema,
  numericalSeverityScaleFormSchema,
]);
/** A checked {@link severityScaleFormSchema}. */
export type SeverityScaleForm = z.output<typeof severityScaleFormSchema>;

/** An empty row of a scale given by words. @see VAL-053 */
export const newSeverityTerm = (): TermSeverityScaleForm['terms'][number] => ({ name: '', icon: DEFAULT_ICON });

/** A new form: values of both types are there, so that changing the type loses nothing. @see CONST-013..014 */
export const newSeverityScaleForm = (): NumericalSeverityScaleForm & Pick<TermSeverityScaleForm, 'terms'> => ({
  type: 'numerical',
  name: '',
  ...SEVERITY_DEFAULTS,
  terms: [newSeverityTerm()],
});

/**
 * What creating a severity scale sends. The severities of a numerical scale
 * are named by their values: at least two, integers from 0 to 99, none twice.
 *
 * @see CALL-145..149, N89
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
/** A checked {@link severityScalePayloadSchema}. */
export type SeverityScalePayload = z.output<typeof severityScalePayloadSchema>;

/**
 * Every value between two bounds, both included.
 *
 * @param low integer, the first value
 * @param high integer above `low`, the last value
 * @returns the names of the severities: '1', '2', '3' for 1 and 3
 * @see VAL-061, N89
 */
export function fillSeverityRange(low: number, high: number): string[] {
  return Array.from({ length: high - low + 1 }, (_, index) => String(low + index));
}

/**
 * The payload of a checked severity scale form. Values of a numerical scale
 * have the first icon.
 *
 * @throws {Error} 'Severity type is not recognized.' for a form of another type
 * @see VAL-060..061, ERR-065
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
