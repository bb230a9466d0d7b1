import { expect, it } from 'vitest';
import { tokenName } from './log-in.ts';

it.each([
  ['laptop', 'Command line, laptop'],
  ['inspection-workstation-07.northline.example', 'Command line, inspection-works'],
  ['', 'Command line,'],
])('the token of %j is named %j, with 30 characters at most', (hostName, name) => {
  expect(tokenName(hostName)).toBe(name);
  expect(name.length).toBeLessThanOrEqual(30);
});
