import { expect, it } from 'vitest';
import { captureTypeLabel } from './capture-type.ts';
import { viewModeLabel } from './view-mode.ts';

it.each([
  ['Three', '3D'],
  ['Two', '2D'],
  ['Ortho', 'Ortho'],
] as const)('View mode %s is presented as %s.', (mode, label) => expect(viewModeLabel(mode)).toBe(label));

it.each([
  ['Rgb', 'Visual'],
  ['Ir', 'Thermal'],
  ['Sonar', 'Sonar'],
] as const)('Capture type %s is displayed as %s', (type, label) => expect(captureTypeLabel(type)).toBe(label));
