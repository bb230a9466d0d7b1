import { expect, it } from 'vitest';
import { baseNameOf } from './base-name.ts';

it.each([
  ['DJI_0001.JPG', 'DJI_0001.JPG'],
  ['101MEDIA/DJI_0001.JPG', 'DJI_0001.JPG'],
  ['DCIM/101MEDIA/DJI_0001.JPG', 'DJI_0001.JPG'],
  ['DCIM/', ''],
  ['DCIM/Bru\u0308cke.jpg', 'Br\u00fccke.jpg'],
  ['DCIM/Br\u00fccke.jpg', 'Br\u00fccke.jpg'],
])('the name of %s without its folders is %j', (path, name) => {
  expect(baseNameOf(path)).toBe(name);
});
