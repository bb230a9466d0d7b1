import { describe, expect, it } from 'vitest';
import {
  archivedMessages,
  categoryMessages,
  inspectionMessages,
  PRODUCT_VERSION,
  thumbnailMessages,
  uploadMessages,
} from './messages.ts';

describe('texts match the specification literally, including misspellings and missing full stops', () => {
  it.each([
    [inspectionMessages.two, 'You must upload at least 1 visual or thermal data for a 2D inpsection.'],
    [inspectionMessages.three, 'You must upload at least 20 visual or thermal data for a 3D Digital Twin.'],
    [categoryMessages.notHex, 'Colour is not a hex code'],
    [categoryMessages.tooSimilar, 'Colour is too similar to system colour'],
    [thumbnailMessages.tooLarge, 'File size must be less than 100MB'],
    [uploadMessages.pending, 'Upload pending...'],
    [uploadMessages.leaveTabOpen, 'Please leave this tab open while uploading.'],
    [archivedMessages.severity, 'This severity has been deleted.'],
    [PRODUCT_VERSION, '9.3.3'],
  ])('%s', (text, literal) => expect(text).toBe(literal));

  it('the sonar text contains the fragment in the specification', () =>
    expect(inspectionMessages.sonar).toContain('at least 5 sonar data with matching .txt parameter files'));
});
