import { describe, expect, it } from 'vitest';
import { type Attitude, flightAttitude, gimbalAttitude } from './attitude.ts';

const DJI =
  'drone-dji:GimbalRollDegree="+0.00" drone-dji:GimbalYawDegree="+32.50" drone-dji:GimbalPitchDegree="-10.50" drone-dji:FlightRollDegree="-2.90" drone-dji:FlightYawDegree="+30.30" drone-dji:FlightPitchDegree="-0.50"';
const PIX4D = 'Camera:Yaw="2.42" Camera:Pitch="66.5" Camera:Roll="0.25"';

describe('XMP says how the gimbal and the drone were turned', () => {
  it.each<[string, string, gimbal: Attitude | undefined, flight: Attitude | undefined]>([
    [
      'DJI',
      DJI,
      { yawDegrees: 32.5, pitchDegrees: -10.5, rollDegrees: 0 },
      { yawDegrees: 30.3, pitchDegrees: -0.5, rollDegrees: -2.9 },
    ],
    ['another prefix', 'drone:GimbalPitchDegree="-90"', { pitchDegrees: -90 }, undefined],
    ['elements', '><d:FlightYawDegree> 180.0 </d:FlightYawDegree>', undefined, { yawDegrees: 180 }],
    ['minus zero, which is 0', 'd:GimbalRollDegree="-0.00"', { rollDegrees: 0 }, undefined],
    [
      'the largest angles',
      'd:GimbalYawDegree="360" d:GimbalRollDegree="-360.0"',
      { yawDegrees: 360, rollDegrees: -360 },
      undefined,
    ],
    ['impossible angles', 'd:GimbalYawDegree="360.01" d:FlightRollDegree="-361"', undefined, undefined],
    ['no numbers', 'd:GimbalYawDegree="nan" d:GimbalPitchDegree="" d:FlightYawDegree="1e2"', undefined, undefined],
    ['a blank one first', 'a:GimbalYawDegree="" b:GimbalYawDegree="7"', { yawDegrees: 7 }, undefined],
    ['another tag', 'd:GimbalYawDegreeOffset="7" d:MyFlightYawDegree="7"', undefined, undefined],
    ['nothing', '', undefined, undefined],
  ])('%s', (_case, xmp, gimbal, flight) =>
    expect([gimbalAttitude(xmp), flightAttitude(xmp)]).toEqual([gimbal, flight]),
  );
});

describe('Without angles of DJI, the gimbal is the camera of Pix4D, whose pitch counts from straight down', () => {
  it.each<[string, string, Attitude | undefined]>([
    ['between down and level', PIX4D, { yawDegrees: 2.42, pitchDegrees: -23.5, rollDegrees: 0.25 }],
    ['straight down', 'Camera:Pitch="0"', { pitchDegrees: -90 }],
    ['level', 'Camera:Pitch="90.0"', { pitchDegrees: 0 }],
    ['above level', 'Camera:Pitch="+120"', { pitchDegrees: 30 }],
    ['elements', '><Camera:Yaw>12.5</Camera:Yaw><Camera:Roll>-1</Camera:Roll>', { yawDegrees: 12.5, rollDegrees: -1 }],
    ['fractions', 'Camera:Yaw="0/100" Camera:Pitch="0/100"', undefined],
    ['a sensor of sunlight', 'DLS:Yaw="1.5" DLS:Pitch="0.1" DLS:Roll="0.2"', undefined],
    ['one angle of DJI beside', `drone-dji:GimbalPitchDegree="-45" ${PIX4D}`, { pitchDegrees: -45 }],
    ['an impossible angle of DJI beside', `drone-dji:GimbalPitchDegree="999" Camera:Yaw="5"`, { yawDegrees: 5 }],
  ])('%s', (_case, xmp, gimbal) => expect([gimbalAttitude(xmp), flightAttitude(xmp)]).toEqual([gimbal, undefined]));
});
