export {
  captureDataFormSchema,
  captureDataPayloadSchema,
  editCaptureDataForm,
  newCaptureDataForm,
  toCaptureDataPayload,
} from './entities/capture-data/capture-data.form.ts';
export type { CaptureDataForm, CaptureDataPayload } from './entities/capture-data/capture-data.form.ts';
export { captureDataSchema, temperatureStatsSchema } from './entities/capture-data/capture-data.schema.ts';
export type { CaptureData, TemperatureStats } from './entities/capture-data/capture-data.schema.ts';
export {
  RADIOMETRIC_KIND_NUMBERS,
  radiometricKindCodec,
  radiometricKindLabel,
} from './entities/capture-data/radiometric-kind.ts';
export type { RadiometricKind } from './entities/capture-data/radiometric-kind.ts';
export { TRI_STATE_NUMBERS, triStateCodec } from './entities/capture-data/tri-state.ts';
export type { TriState } from './entities/capture-data/tri-state.ts';
