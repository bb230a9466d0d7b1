import { describe, expect, it } from 'vitest';
import { xmpFacts } from './xmp-facts.ts';

const LONDON = { latitude: 51.5033, longitude: -0.1195 };

describe('XMP says the position, in the spelling of each maker', () => {
  it.each<[string, string, object | undefined]>([
    ['DJI', 'drone-dji:GpsLatitude="+51.5033000" drone-dji:GpsLongitude="-0.1195000"', LONDON],
    ['DJI, misspelt', 'drone-dji:GpsLatitude="51.5033" drone-dji:GpsLongtitude="-0.1195"', LONDON],
    ['another prefix', "Camera:GPSLatitude='51.5033' Camera:GPSLongitude='-0.1195'", LONDON],
    ['elements', '><a:GpsLatitude> 51.5033 </a:GpsLatitude><a:GpsLongitude>-0.1195</a:GpsLongitude>', LONDON],
    ['Adobe', 'exif:GPSLatitude="51,30.198N" exif:GPSLongitude="0,7.17W"', LONDON],
    [
      'Adobe, with seconds',
      'exif:GPSLatitude="36,48,14.4S" exif:GPSLongitude="60,43,35.4W"',
      { latitude: -36.804, longitude: -60.7265 },
    ],
    ['a blank one first', 'exif:GPSLatitude="" a:GpsLatitude="51.5033" a:GpsLongitude="-0.1195"', LONDON],
    ['only a latitude', 'a:GpsLatitude="51.5033"', undefined],
    ['minutes without a direction', 'a:GPSLatitude="51,30.198" a:GPSLongitude="0,7.17W"', undefined],
    ['60 minutes', 'a:GPSLatitude="51,60N" a:GPSLongitude="0,7.17W"', undefined],
    ['beyond the pole', 'a:GpsLatitude="90.1" a:GpsLongitude="0.1"', undefined],
    ['beyond the date line', 'a:GpsLatitude="9" a:GpsLongitude="180.1"', undefined],
    ['no number', 'a:GpsLatitude="NaN" a:GpsLongitude="Infinity"', undefined],
    ['no letters in a number', 'a:GpsLatitude="5e1" a:GpsLongitude="0x9"', undefined],
    ['the direction of a latitude for a longitude', 'a:GPSLatitude="51,30N" a:GPSLongitude="0,7N"', undefined],
    ['another tag', 'a:MyGpsLatitude="51.5033" a:GpsLongitude="-0.1195"', undefined],
  ])('%s', (_case, xmp, position) => {
    const found = xmpFacts(xmp).position;
    expect(found && { latitude: +found.latitude.toFixed(7), longitude: +found.longitude.toFixed(7) }).toEqual(position);
  });
});

describe('XMP says the altitudes', () => {
  it.each([
    ['both', 'd:AbsoluteAltitude="-12.40" d:RelativeAltitude="+25.10"', -12.4, 25.1],
    [
      'elements',
      '><d:AbsoluteAltitude>7</d:AbsoluteAltitude><d:RelativeAltitude> +120.75 </d:RelativeAltitude>',
      7,
      120.75,
    ],
    ['no number', 'd:AbsoluteAltitude="high" d:RelativeAltitude="nan"', undefined, undefined],
    ['none', '', undefined, undefined],
  ])('%s', (_case, xmp, altitudeMetres, relativeAltitudeMetres) => {
    expect(xmpFacts(xmp)).toEqual({
      ...(altitudeMetres !== undefined && { altitudeMetres }),
      ...(relativeAltitudeMetres !== undefined && { relativeAltitudeMetres }),
    });
  });
});

it('XMP says where the camera of a drone looked, and how the drone was turned', () =>
  expect(xmpFacts('d:GimbalPitchDegree="-90.00" d:FlightYawDegree="+30.30"')).toEqual({
    gimbal: { pitchDegrees: -90 },
    flight: { yawDegrees: 30.3 },
  }));

describe('XMP says which camera of a drone took the image', () => {
  it.each([
    ['drone-dji:ImageSource="InfraredCamera"', true],
    ['drone-dji:ImageSource="Infrared"', true],
    ['x:ImageSource="IR"', true],
    ['x:ImageSource="ThermalCamera"', true],
    ['drone-dji:ImageSource="WideCamera"', false],
    ['drone-dji:ImageSource="ZoomCamera"', false],
    ['drone-dji:ImageSource="VisibleCamera"', false],
    ['drone-dji:ImageSource="Irix"', undefined],
    ['drone-dji:ImageSource=""', undefined],
    ['><Camera:BandName>LWIR</Camera:BandName', true],
    ['Camera:BandName="NIR"', undefined],
    ['', undefined],
  ])('%s', (xmp, isThermal) => expect(xmpFacts(xmp).isThermal).toBe(isThermal));
});

it.each(['GpsLatitude', 'GimbalYawDegree', 'FlightYawDegree', 'Yaw'])('A long packet takes linear time: %s', (name) => {
  // Hours for a pattern that tries each letter, or each run of blanks, as a beginning.
  const long = `${`Camera:${name}`.repeat(200_000)}${' '.repeat(2_000_000)}${`Camera:${name} `.repeat(100_000)}`;
  expect(xmpFacts(`${long}:GpsLatitude="51.5033" :GpsLongitude="-0.1195"`)).toEqual({ position: LONDON });
});
