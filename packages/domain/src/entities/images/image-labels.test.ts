import { expect, it } from 'vitest';
import { captureTypeLabel } from './capture-type.ts';
import { viewModeLabel } from './view-mode.ts';

it.each([
  ['ENUM-001', 'Three', '3D'],
  ['ENUM-002', 'Two', '2D'],
  ['ENUM-003', 'Ortho', 'Ortho'],
] as const)('%s View mode %s is presented as %s.', (_id, mode, label) => expect(viewModeLabel(mode)).toBe(label));

it.each([
  ['Rgb', 'Visual'],
  ['Ir', 'Thermal'],
  ['Sonar', 'Sonar'],
] as const)('Capture type %s is displayed as %s', (type, label) => expect(captureTypeLabel(type)).toBe(label));
