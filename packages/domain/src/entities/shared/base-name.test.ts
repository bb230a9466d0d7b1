import { expect, it } from 'vitest';
import { baseNameOf } from './base-name.ts';

it.each([
  ['DJI_0001.JPG', 'DJI_0001.JPG'],
  ['101MEDIA/DJI_0001.JPG', 'DJI_0001.JPG'],
  ['DCIM/101MEDIA/DJI_0001.JPG', 'DJI_0001.JPG'],
  ['DCIM/', ''],
])('the name of %s without its folders is %j', (path, name) => {
  expect(baseNameOf(path)).toBe(name);
});
