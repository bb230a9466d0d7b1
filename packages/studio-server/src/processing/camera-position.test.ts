import { describe, expect, it } from 'vitest';
import { cameraPosition } from './camera-position.ts';

describe('cameraPosition: rejects positions outside the map', () => {
  it.each([
    ['a latitude beyond 86', { latitude: 86.01, longitude: 10 }],
    ['a southern latitude beyond 86', { latitude: -86.01, longitude: 10 }],
    ['none', undefined],
  ])('%s', (_case, position) => {
    expect(cameraPosition(position, 'exif', 12)).toBeNull();
  });

  it.each([
    ['0, 0, which its note tells apart from none,', { latitude: 0, longitude: 0 }],
    ['the last latitude and longitude', { latitude: -86, longitude: 180 }],
  ])('%s is a position', (_case, position) => {
    expect(cameraPosition(position, 'exif')).toEqual({ ...position, source: 'exif', altitudeMetres: null });
  });

  it('keeps the source and the altitude', () => {
    const position = { latitude: 1, longitude: 2 };
    expect(cameraPosition(position, 'xmp', -12.4)).toEqual({ ...position, source: 'xmp', altitudeMetres: -12.4 });
  });
});
