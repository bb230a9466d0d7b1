import { expect, it } from 'vitest';
import { IRONBOW } from './thermal-palette.ts';

it('the ironbow palette has 256 colours, each at least as bright as the colder one', () => {
  expect(IRONBOW).toHaveLength(256);
  const light = IRONBOW.map(([red, green, blue]) => red * 0.3 + green * 0.59 + blue * 0.11);
  light.slice(1).forEach((value, index) => expect(value).toBeGreaterThanOrEqual(light[index] ?? 0));
});
