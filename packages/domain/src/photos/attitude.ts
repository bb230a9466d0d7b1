import { decimalOf, firstOf, named } from './xmp-values.ts';

/** How a camera or a drone was turned, in degrees from -360 to 360. Angles that are not known are left out. */
export interface Attitude {
  /** Clockwise from north. */
  yawDegrees?: number;
  /** 0 is level, -90 straight down. */
  pitchDegrees?: number;
  /** 0 is upright. */
  rollDegrees?: number;
}

interface Names {
  yaw: RegExp;
  pitch: RegExp;
  roll: RegExp;
  /** Pitch that the file states for a level camera. @default 0 */
  levelDegrees?: number;
}

/** The names of DJI. Angles of the gimbal are those in the world, not on the drone. */
const namesOf = (part: 'Gimbal' | 'Flight'): Names => ({
  yaw: named(`${part}YawDegree`),
  pitch: named(`${part}PitchDegree`),
  roll: named(`${part}RollDegree`),
});
const GIMBAL = namesOf('Gimbal');
const FLIGHT = namesOf('Flight');

/**
 * The names of Pix4D, which Autel, Parrot, senseFly and Sentera write. Their pitch of 0 is straight down, 90 level. With another
 * prefix, such names are about other parts, such as a sensor of sunlight.
 */
const CAMERA: Names = {
  yaw: named('Yaw', 'Camera'),
  pitch: named('Pitch', 'Camera'),
  roll: named('Roll', 'Camera'),
  levelDegrees: 90,
};

/** Returns where the camera of a drone looked, by an XMP packet. */
export const gimbalAttitude = (xmp: string): Attitude | undefined => attitudeOf(xmp, GIMBAL) ?? attitudeOf(xmp, CAMERA);

/** Returns how a drone was turned, by an XMP packet. */
export const flightAttitude = (xmp: string): Attitude | undefined => attitudeOf(xmp, FLIGHT);

function attitudeOf(xmp: string, { yaw, pitch, roll, levelDegrees }: Names): Attitude | undefined {
  const yawDegrees = firstOf(xmp, yaw, (text) => angleOf(text));
  const pitchDegrees = firstOf(xmp, pitch, (text) => angleOf(text, levelDegrees));
  const rollDegrees = firstOf(xmp, roll, (text) => angleOf(text));
  const attitude = {
    ...(yawDegrees !== undefined && { yawDegrees }),
    ...(pitchDegrees !== undefined && { pitchDegrees }),
    ...(rollDegrees !== undefined && { rollDegrees }),
  };
  return Object.keys(attitude).length > 0 ? attitude : undefined;
}

function angleOf(text: string, zeroDegrees = 0): number | undefined {
  const degrees = (decimalOf(text) ?? NaN) - zeroDegrees;
  // No minus zero.
  return Math.abs(degrees) <= 360 ? degrees || 0 : undefined;
}
