import { expect, it } from 'vitest';
import { checksOf, checksText } from './checks.ts';

it('pictures, accessibility trees and lengthened texts are counted apart', () => {
  const checks = checksOf([{ name: 'Matrix' }, { name: 'Pending' }]);
  expect(checks).toEqual({ pictures: 8 + 3, trees: 2, texts: 4 });
  expect(checksText(checks)).toBe('17 checks (11 pictures, 2 trees, 4 lengthened texts)');
});

it('large numbers are grouped', () => {
  expect(checksText({ pictures: 777, trees: 109, texts: 218 })).toBe(
    '1,104 checks (777 pictures, 109 trees, 218 lengthened texts)',
  );
});
