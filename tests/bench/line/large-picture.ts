const END_BYTES = 2;
/** No marker of JPEG has this byte. */
const FILLING = 0x55;

/** Returns a JPEG image of this size in bytes that looks the same: more of its compressed data, then its end. */
export const largePicture = (picture: Buffer, sizeBytes: number): Buffer =>
  Buffer.concat([
    picture.subarray(0, -END_BYTES),
    Buffer.alloc(Math.max(0, sizeBytes - picture.length), FILLING),
    picture.subarray(-END_BYTES),
  ]);
