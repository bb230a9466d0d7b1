import type { Geolocation } from '../entities/shared/fields.ts';
import { type Attitude, flightAttitude, gimbalAttitude } from './attitude.ts';
import { decimalOf, firstOf, named } from './xmp-values.ts';

/** What the XMP of a drone or camera says. */
export interface XmpFacts {
  /** Position in degrees, WGS 84. */
  position?: Geolocation;
  /** Metres above sea level. */
  altitudeMetres?: number;
  /** Metres above the take-off point. */
  relativeAltitudeMetres?: number;
  /** Where the camera of a drone looked. */
  gimbal?: Attitude;
  /** How the drone itself was turned. */
  flight?: Attitude;
  /** Whether the thermal camera of a drone took it. Left out if nothing says so. */
  isThermal?: boolean;
}

// GPSLatitude is the name of Adobe, GpsLatitude that of DJI, whose earlier drones write GpsLongtitude.
const LATITUDE = named('GPSLatitude');
const LONGITUDE = named('GPSLong?t?itude');
const ALTITUDE = named('AbsoluteAltitude');
const RELATIVE_ALTITUDE = named('RelativeAltitude');
const IMAGE_SOURCE = named('ImageSource');
const BAND = named('BandName');

/** Returns what an XMP packet says. Values that cannot be right are left out. */
export function xmpFacts(xmp: string): XmpFacts {
  const latitude = firstOf(xmp, LATITUDE, (text) => degreesOf(text, /[NS]$/i, 90));
  const longitude = firstOf(xmp, LONGITUDE, (text) => degreesOf(text, /[EW]$/i, 180));
  const altitudeMetres = firstOf(xmp, ALTITUDE, decimalOf);
  const relativeAltitudeMetres = firstOf(xmp, RELATIVE_ALTITUDE, decimalOf);
  const gimbal = gimbalAttitude(xmp);
  const flight = flightAttitude(xmp);
  const isThermal = firstOf(xmp, IMAGE_SOURCE, isInfrared) ?? firstOf(xmp, BAND, isThermalBand);
  return {
    ...(latitude !== undefined && longitude !== undefined && { position: { latitude, longitude } }),
    ...(altitudeMetres !== undefined && { altitudeMetres }),
    ...(relativeAltitudeMetres !== undefined && { relativeAltitudeMetres }),
    ...(gimbal && { gimbal }),
    ...(flight && { flight }),
    ...(isThermal !== undefined && { isThermal }),
  };
}

/** Reads '-36.804', and as Adobe writes it '36,48.24S' or '36,48,14S'. */
function degreesOf(text: string, direction: RegExp, degreesMax: number): number | undefined {
  const isDirected = direction.test(text);
  const parts = (isDirected ? text.slice(0, -1) : text).split(',').map((part) => decimalOf(part.trim()));
  const [degrees, minutes = 0, seconds = 0, ...others] = parts;
  if (degrees === undefined || others.length > 0 || parts.includes(undefined)) return undefined;
  // Without a letter, the sign is the direction. Minutes without a letter have none.
  if (!isDirected && parts.length > 1) return undefined;
  if (minutes < 0 || minutes >= 60 || seconds < 0 || seconds >= 60) return undefined;
  const angle = Math.abs(degrees) + minutes / 60 + seconds / 3_600;
  const isNegative = degrees < 0 || (isDirected && /[SW]$/i.test(text));
  return angle <= degreesMax ? (isNegative ? -angle : angle) || 0 : undefined;
}

/** Drones with several cameras name the one that took the image: 'InfraredCamera', 'WideCamera', 'ZoomCamera'. */
function isInfrared(source: string): boolean | undefined {
  if (/infra-?red|thermal|^ir(?![a-z])/i.test(source)) return true;
  return /wide|zoom|tele|visible|visual|rgb/i.test(source) ? false : undefined;
}

/** The long-wave infrared band. Other bands say nothing: near infrared is not thermal. */
const isThermalBand = (band: string): true | undefined => /^(?:LWIR|thermal)$/i.test(band) || undefined;
