import { formatDay } from '@inspection-studio/domain/dates';
import type { Image, ImageFacts } from '@inspection-studio/domain/images';
import { formatAngle, formatBytes, formatHeight, type UnitSystem } from '@inspection-studio/domain/units';
import { imageKindName } from '../images/image-sections.ts';

/** A row of the facts about an image. */
export interface FactRow {
  label: string;
  text: string;
}

const POINTS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];
const PIXELS_PER_MEGAPIXEL = 1e6;
const MINUTES_PER_HOUR = 60;

const joined = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join(', ');

/** The zone of a clock: 'UTC+2', 'UTC-3:30'. */
function zoneOf(offsetMinutes: number): string {
  if (offsetMinutes === 0) return 'UTC';
  const [hours, minutes] = [Math.floor(Math.abs(offsetMinutes) / MINUTES_PER_HOUR), Math.abs(offsetMinutes) % 60];
  return `UTC${offsetMinutes < 0 ? '-' : '+'}${hours}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`;
}

/** The time on the clock of the camera. */
function takenText({ takenLocal, offsetMinutes }: ImageFacts): string | undefined {
  if (takenLocal === undefined) return undefined;
  const time = joined(formatDay(takenLocal), takenLocal.slice('yyyy-MM-ddT'.length));
  return offsetMinutes === undefined ? time : `${time} ${zoneOf(offsetMinutes)}`;
}

/** A heading: '123.0° SE'. */
function headingText(degrees: number | undefined): string | undefined {
  if (degrees === undefined) return undefined;
  const heading = ((degrees % 360) + 360) % 360;
  return `${formatAngle(heading)} ${POINTS[Math.round(heading / 45) % POINTS.length]}`;
}

const tiltText = (degrees: number | undefined): string | undefined =>
  degrees === undefined ? undefined : `${formatAngle(Math.abs(degrees))} ${degrees > 0 ? 'up' : 'down'}`;

const rollText = (degrees: number | undefined): string | undefined =>
  degrees === undefined ? undefined : `roll ${formatAngle(degrees)}`;

function altitudeText({ location }: Image, facts: ImageFacts, units: UnitSystem): string {
  const sea = facts.altitudeMetres ?? location?.altitude;
  const { relativeAltitudeMetres: relative } = facts;
  return joined(
    sea === undefined ? undefined : `${formatHeight(sea, units)} above sea level`,
    relative === undefined ? undefined : `${formatHeight(relative, units)} above take-off`,
  );
}

/** Some models begin with the make: 'Canon PowerShot'. */
const cameraText = ({ make = '', model = '', lens }: ImageFacts): string =>
  joined(model.startsWith(make) ? model : `${make} ${model}`.trim(), lens);

/** '1/800 s' below a quarter of a second, else '2.5 s'. */
const secondsText = (seconds: number): string =>
  seconds < 0.25 ? `1/${Math.round(1 / seconds)} s` : `${Number(seconds.toFixed(1))} s`;

const exposureText = ({ exposureSeconds, fNumber, iso, focalLengthMm }: ImageFacts): string =>
  joined(
    exposureSeconds === undefined ? undefined : secondsText(exposureSeconds),
    fNumber === undefined ? undefined : `f/${Number(fNumber.toFixed(1))}`,
    iso === undefined ? undefined : `ISO ${Math.round(iso)}`,
    focalLengthMm === undefined ? undefined : `${Number(focalLengthMm.toFixed(1))} mm`,
  );

function sizeText({ dimensions: [width, height], size }: Image): string {
  const megapixels = (width * height) / PIXELS_PER_MEGAPIXEL;
  const pixels = `${width.toLocaleString('en')} × ${height.toLocaleString('en')} px`;
  return joined(pixels, `${megapixels.toFixed(1)} MP`, formatBytes(size));
}

/** What is known of an image, in the order of the panel; rows without a text are left out. @param facts none while they are read */
export function imageFactRows(image: Image, facts: ImageFacts, units: UnitSystem): FactRow[] {
  const { location, problem } = image;
  const { gimbal = {}, flight = {} } = facts;
  const rows: [label: string, text: string | undefined][] = [
    ['Problem', problem],
    ['Taken', takenText(facts)],
    ['Position', location ? `${location.latitude.toFixed(6)}, ${location.longitude.toFixed(6)}` : undefined],
    ['Altitude', altitudeText(image, facts, units)],
    [
      'Direction',
      joined(
        headingText(gimbal.yawDegrees ?? facts.directionDegrees),
        tiltText(gimbal.pitchDegrees),
        rollText(gimbal.rollDegrees),
      ),
    ],
    ['Flight', joined(headingText(flight.yawDegrees), tiltText(flight.pitchDegrees), rollText(flight.rollDegrees))],
    ['Camera', cameraText(facts)],
    ['Exposure', exposureText(facts)],
    ['Size', sizeText(image)],
    ['Kind', imageKindName(image)],
  ];
  return rows.flatMap(([label, text]) => (text ? [{ label, text }] : []));
}
