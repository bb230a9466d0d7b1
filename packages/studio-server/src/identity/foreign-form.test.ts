import { expect, it } from 'vitest';
import { isForeignForm } from './foreign-form.ts';

it.each([
  ['without headers of a browser', {}, false],
  ['from a page of the studio', { origin: 'https://studio.example', 'sec-fetch-site': 'same-origin' }, false],
  ['from a page of another origin', { origin: 'https://other.example' }, true],
  ['from a page without an origin', { origin: 'null' }, true],
  ['from the same host by another scheme', { origin: 'http://studio.example' }, true],
  ['from another site', { 'sec-fetch-site': 'cross-site' }, true],
])('a form %s is foreign: %s', (_sender, headers, isForeign) =>
  expect(isForeignForm(headers, 'https://studio.example')).toBe(isForeign),
);
