import type { Image } from '@inspection-studio/domain/images';
import { expect, it } from 'vitest';
import { image } from '../testing/records.ts';
import { seriesOf, toFrame, toViewerImage } from './viewer-image.ts';

it('an image of the API is one of the viewer', () => {
  expect(toViewerImage(image())).toEqual({
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

it('an image of the API is a frame of the strip', () => {
  expect(toFrame(image({ isFlagged: true, problem: 'It is damaged.' }))).toEqual({
    id: 'dji-1',
    name: 'DJI_0001.JPG',
    thumbnailUrl: '/small.jpg',
    flagged: true,
    problem: 'It is damaged.',
  });
});

it.each<[string, Partial<Image>, object]>([
  ['its view mode and capture type', { depth: 'Two', type: 'Ir' }, { depth: 'Two', type: 'Ir' }],
  ['all sonar images', { depth: 'Two', type: 'Sonar' }, { type: 'Sonar' }],
  ['all orthomosaics', { depth: 'Ortho', type: 'Rgb' }, { depth: 'Ortho' }],
])('the series of an image has %s', (_case, part, series) => {
  expect(seriesOf(image(part))).toEqual(series);
});
