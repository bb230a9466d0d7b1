import type { TitleBlockItem } from '@inspection-studio/design-system';
import { type CaptureData, radiometricKindLabel } from '@inspection-studio/domain/capture-data';
import { formatDay } from '@inspection-studio/domain/dates';
import { formatTemperature, formatWindSpeed, type UnitSystem } from '@inspection-studio/domain/units';

/** Names of the fields, in the table and in the form. */
export const CAPTURE_DATA_LABELS = {
  captureDate: 'Capture date',
  location: 'Location',
  acquisitionTeam: 'Acquisition team',
  supervisor: 'Supervisor',
  airTemperature: 'Air temperature',
  windSpeed: 'Wind speed',
  humidity: 'Humidity',
  captureDevice: 'Capture device',
  geotagged: 'Geotagged',
  visualResolution: 'Visual resolution',
  thermalType: 'Thermal type',
  sonarRange: 'Sonar range',
} as const satisfies Record<keyof CaptureData, string>;

/** The Capture Data table: every field in the reader's units; what was not filled in is empty. */
export function captureDataFacts(data: CaptureData, system: UnitSystem): TitleBlockItem[] {
  const values = captureDataTexts(data, system);
  return FIELDS.map((field) => ({ label: CAPTURE_DATA_LABELS[field], value: values[field] }));
}

/** Returns the text of every field in the reader's units; `null` or '' for what was not filled in. */
export function captureDataTexts(data: CaptureData, system: UnitSystem): Record<keyof CaptureData, string | null> {
  return {
    ...data,
    captureDate: data.captureDate && formatDay(data.captureDate),
    acquisitionTeam: data.acquisitionTeam.join(', '),
    airTemperature: data.airTemperature === null ? null : formatTemperature(data.airTemperature, system),
    windSpeed: data.windSpeed === null ? null : formatWindSpeed(data.windSpeed, system),
    humidity: data.humidity === null ? null : `${data.humidity}%`,
    geotagged: data.geotagged === 'Unselected' ? null : data.geotagged,
    thermalType: data.thermalType === 'Unselected' ? null : radiometricKindLabel(data.thermalType),
  };
}

const FIELDS = Object.keys(CAPTURE_DATA_LABELS) as (keyof CaptureData)[];
