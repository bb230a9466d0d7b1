import type { Image } from '@inspection-studio/domain/images';
import { expect, it } from 'vitest';
import { seriesOf, toViewerImage } from './viewer-image.ts';

const image: Image = {
  id: 'dji-1',
  name: 'DJI_0001.JPG',
  type: 'Rgb',
  depth: 'Three',
  location: null,
  modified: '2025-11-18T09:00:00.000Z',
  dimensions: [4000, 3000],
  isFlagged: false,
  size: 10,
  counts: { annotations: 0, measurement2s: 0 },
  paths: { tiles: '/tiles/{z}/{x}/{y}.jpg', thumbnail: '/small.jpg', temperatures: null },
};

it('an image of the API is one of the viewer', () => {
  expect(toViewerImage(image)).toEqual({
    id: 'dji-1',
    name: 'DJI_0001.JPG',
    width: 4000,
    height: 3000,
    levels: 4,
    tilePixels: 512,
    tileUrl: '/tiles/{z}/{x}/{y}.jpg',
    thumbnailUrl: '/small.jpg',
  });
});

it.each<[string, Partial<Image>, object]>([
  ['its view mode and capture type', { depth: 'Two', type: 'Ir' }, { depth: 'Two', type: 'Ir' }],
  ['all sonar images', { depth: 'Two', type: 'Sonar' }, { type: 'Sonar' }],
  ['all orthomosaics', { depth: 'Ortho', type: 'Rgb' }, { depth: 'Ortho' }],
])('the series of an image has %s', (_case, part, series) => {
  expect(seriesOf({ ...image, ...part })).toEqual(series);
});
