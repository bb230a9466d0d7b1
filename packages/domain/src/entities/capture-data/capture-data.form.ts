import * as z from 'zod/mini';
import { calendarDay } from '../../dates/calendar-day.ts';
import { TEXT_MAX_LENGTH } from '../../limits.ts';
import { tidyLine } from '../../validation/tidy-line.ts';
import { type CaptureData, captureDataSchema } from './capture-data.schema.ts';
import { radiometricKindCodec } from './radiometric-kind.ts';
import { triStateCodec } from './tri-state.ts';

const textField = z.string().check(z.overwrite(tidyLine), z.maxLength(TEXT_MAX_LENGTH));

const daySchema = z.iso.date();

/** Value of a date field: yyyy-MM-dd, or '' for none. */
const dayField = z.string().check(
  z.trim(),
  z.refine((day) => day === '' || daySchema.safeParse(day).success, 'Invalid date'),
);

/** Text fields of one line. Values are normalised, and empty team entries are dropped before they are counted. */
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
 * Payload of creating and editing capture data: the fields of the record. Only
 * the team is required. `captureDate` is ISO 8601 or ''.
 */
export const captureDataPayloadSchema = z.extend(captureDataSchema, typedFields);
/** The output of {@link captureDataPayloadSchema}; choices are names. */
export type CaptureDataPayload = z.output<typeof captureDataPayloadSchema>;

/**
 * Form of capture data. `captureDate` is a day, yyyy-MM-dd or ''; an empty
 * number is `null`. A team without a name is rejected with 'List must contain at
 * least 1 item(s)'. Texts have at most {@link TEXT_MAX_LENGTH} characters.
 */
export const captureDataFormSchema = z.extend(captureDataPayloadSchema, {
  captureDate: dayField,
  geotagged: triStateCodec.def.out,
  thermalType: radiometricKindCodec.def.out,
});
/** The output of {@link captureDataFormSchema}. */
export type CaptureDataForm = z.output<typeof captureDataFormSchema>;

/** Returns an empty capture data form. */
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

/** Returns the form of existing capture data. */
export const editCaptureDataForm = (captureData: CaptureData): CaptureDataForm => ({
  ...captureData,
  captureDate: calendarDay(captureData.captureDate),
});

/**
 * Converts a capture data form to its payload. Trims values; the day becomes
 * midnight UTC, so {@link calendarDay} returns the same day.
 *
 * @throws ZodError when the form is not valid
 */
export function toCaptureDataPayload(form: CaptureDataForm): CaptureDataPayload {
  const checked = captureDataFormSchema.parse(form);
  return { ...checked, captureDate: checked.captureDate && `${checked.captureDate}T00:00:00.000Z` };
}
