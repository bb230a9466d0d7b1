import { expect, it } from 'vitest';
import { fileTypeLabel } from './file-type.ts';

it.each([
  ['ENUM-072', 'Image', 'Image'],
  ['ENUM-073', 'Video', 'Video'],
  ['ENUM-074', 'Blob', 'File'],
  ['ENUM-075', 'Pdf', 'PDF'],
] as const)("%s File type %s is shown as '%s'.", (_id, type, label) => expect(fileTypeLabel(type)).toBe(label));
