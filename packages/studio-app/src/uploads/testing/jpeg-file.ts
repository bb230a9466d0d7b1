/** A file that passes for a complete JPEG image. @param sizeBytes at least 6 */
export const jpegFile = (name: string, sizeBytes = 6): File =>
  new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xdb), 'x'.repeat(sizeBytes - 6), Uint8Array.of(0xff, 0xd9)], name, {
    type: 'image/jpeg',
    lastModified: 1_000,
  });
