import { expect, it } from 'vitest';
import { radiometricKindLabel } from './radiometric-kind.ts';

it.each([
  ['Unselected', 'Unselected'],
  ['Radiometric', 'Radiometric'],
  ['NonRadiometric', 'Non-radiometric'],
] as const)('Radiometric kind %s is shown as %s', (kind, label) => expect(radiometricKindLabel(kind)).toBe(label));
