import { expect, it } from 'vitest';
import { fileTypeLabel } from './file-type.ts';

it.each([
  ['Image', 'Image'],
  ['Video', 'Video'],
  ['Blob', 'File'],
  ['Pdf', 'PDF'],
] as const)("File type %s is shown as '%s'.", (type, label) => expect(fileTypeLabel(type)).toBe(label));
