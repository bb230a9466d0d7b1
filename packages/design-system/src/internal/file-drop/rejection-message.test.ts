import { describe, expect, it } from 'vitest';
import { rejectionMessage } from './rejection-message.js';

const limits = { accept: ['image/jpeg', '.pdf'], minSizeBytes: 10, maxSizeBytes: 104_857_599 };

describe("rejectionMessage: the dropzone's own messages", () => {
  it.each([
    ['type', 'File type must be one of image/jpeg, .pdf'],
    ['too-large', 'File is larger than 104857599 bytes'],
    ['too-small', 'File is smaller than 10 bytes'],
    ['too-many', 'Too many files'],
  ] as const)('%s', (reason, expected) => expect(rejectionMessage(reason, limits)).toBe(expected));
});
