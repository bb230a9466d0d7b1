import { expect, it } from 'vitest';
import { FROM_PROFILE, isFromProfile, shownImage, withShownImage } from './viewer-address.ts';

it.each([
  ['', null],
  ['?image=', null],
  ['?image=dji-1', 'dji-1'],
  ['?tab=files&image=dji%201', 'dji 1'],
])('the address %j shows the image %j', (search, id) => {
  expect(shownImage(new URLSearchParams(search))).toBe(id);
});

it.each([
  ['', 'dji-1', '?image=dji-1'],
  ['?image=dji-1&tab=files', 'dji-2', '?image=dji-2&tab=files'],
  ['?tab=files&image=dji-1', null, '?tab=files'],
])('of the address %j, another image leaves the rest', (search, id, expected) => {
  expect(withShownImage(new URLSearchParams(search), id)).toBe(expected);
});

it.each([
  [FROM_PROFILE, true],
  [null, false],
  [{ other: 1 }, false],
  ['fromProfile', false],
])('the state %j of a navigation comes from the inspection: %j', (state, expected) => {
  expect(isFromProfile(state)).toBe(expected);
});
