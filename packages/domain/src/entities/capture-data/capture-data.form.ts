import * as z from 'zod/mini';
import { TEXT_MAX_LENGTH } from '../../limits.ts';
import { type CaptureData, captureDataSchema } from './capture-data.schema.ts';
import { radiometricKindCodec } from './radiometric-kind.ts';
import { triStateCodec } from './tri-state.ts';

const textField = z.string().check(z.trim(), z.maxLength(TEXT_MAX_LENGTH));

const daySchema = z.iso.date();

/** A day as a date field gives it, yyyy-MM-dd, or '' for none. */
const dayField = z.string().check(
  z.trim(),
  z.refine((day) => day === '' || daySchema.safeParse(day).success, 'Invalid date'),
);

/** What people type: texts trimmed, empty team entries dropped before they are counted. */
const typedFields = {
  location: textField,
  acquisitionTeam: z.array(textField).check(
    z.overwrite((names) => names.filter((name) => name !== '')),
    z.minLength(1),
  ),
  captureDevice: textField,
  visualResolution: textField,
  sonarRange: textField,
  supervisor: textField,
};

/**
 * What creating and editing capture data sends: the record's fields, of which
 * only the team is required. `captureDate` is ISO 8601 or ''.
 *
 * @see VAL-159..162, CALL-115..117, N94
 */
export const captureDataPayloadSchema = z.extend(captureDataSchema, typedFields);
/** See {@link captureDataPayloadSchema}; choices are names. */
export type CaptureDataPayload = z.output<typeof captureDataPayloadSchema>;

/**
 * What the capture data form edits: `captureDate` is a day, yyyy-MM-dd or '';
 * an empty number is `null`. A team without a name gives 'List must contain at
 * least 1 item(s)'; texts take at most {@link TEXT_MAX_LENGTH} characters.
 *
 * @see INSP-033..045, VAL-159..162
 */
export const captureDataFormSchema = z.extend(captureDataPayloadSchema, {
  captureDate: dayField,
  geotagged: triStateCodec.def.out,
  thermalType: radiometricKindCodec.def.out,
});
/** See {@link captureDataFormSchema}. */
export type CaptureDataForm = z.output<typeof captureDataFormSchema>;

/** An empty capture data form. @see INSP-033..044 */
export const newCaptureDataForm = (): CaptureDataForm => ({
  captureDate: '',
  location: '',
  acquisitionTeam: [],
  airTemperature: null,
  windSpeed: null,
  humidity: null,
  captureDevice: '',
  geotagged: 'Unselected',
  visualResolution: '',
  thermalType: 'Unselected',
  sonarRange: '',
  supervisor: '',
});

/**
 * The day of a capture date, the same for every reader: it is a day of the
 * calendar and is never moved into a reader's zone.
 *
 * @param captureDate ISO 8601, or ''
 * @returns yyyy-MM-dd, or ''
 * @see VAL-161..162, N94
 */
export const captureDay = (captureDate: string): string => captureDate.slice(0, 'yyyy-MM-dd'.length);

/** The form of existing capture data. @see INSP-027 */
export const editCaptureDataForm = (captureData: CaptureData): CaptureDataForm => ({
  ...captureData,
  captureDate: captureDay(captureData.captureDate),
});

/**
 * The payload of a capture data form, its values trimmed; the day becomes its
 * midnight in UTC, so that {@link captureDay} gives it back.
 *
 * @throws ZodError when the form is not valid
 * @see VAL-160..162
 */
export function toCaptureDataPayload(form: CaptureDataForm): CaptureDataPayload {
  const checked = captureDataFormSchema.parse(form);
  return { ...checked, captureDate: checked.captureDate && `${checked.captureDate}T00:00:00.000Z` };
}
