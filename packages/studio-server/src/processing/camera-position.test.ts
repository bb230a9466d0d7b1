import { describe, expect, it } from 'vitest';
import { cameraPosition } from './camera-position.ts';

describe('cameraPosition: rejects 0,0 and positions outside the map', () => {
  it.each([
    ['0,0', 0, 0],
    ['a latitude beyond 86', 86.01, 10],
    ['a southern latitude beyond 86', -86.01, 10],
    ['a longitude beyond 180', 10, 180.01],
    ['a western longitude beyond 180', 10, -180.01],
    ['not a number', Number.NaN, 10],
    ['missing', undefined, undefined],
    ['text', '49', '8'],
  ])('%s', (_case, latitude, longitude) => {
    expect(cameraPosition({ latitude, longitude })).toBeNull();
  });

  it.each([
    ['the equator away from 0,0', 0, 10],
    ['the prime meridian away from 0,0', 51.5, 0],
    ['the last latitude and longitude', -86, 180],
  ])('%s is a position', (_case, latitude, longitude) => {
    expect(cameraPosition({ latitude, longitude })).toEqual({ latitude, longitude, altitudeMetres: null });
  });

  it.each([
    ['above sea level', 29.4, 0, 29.4],
    ['below sea level', 29.4, 1, -29.4],
    ['below sea level, as the reader gives it', 29.4, Uint8Array.of(1), -29.4],
    ['without a reference', 29.4, undefined, 29.4],
    ['not a number', Number.NaN, 0, null],
  ])('altitude %s', (_case, altitude, altitudeRef, altitudeMetres) => {
    expect(cameraPosition({ latitude: 1, longitude: 2, altitude, altitudeRef })?.altitudeMetres).toBe(altitudeMetres);
  });
});
