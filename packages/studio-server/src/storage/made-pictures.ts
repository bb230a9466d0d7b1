/** Folders of the pictures that the server makes, all JPEG. Their records have no size and no checksum. */
const FOLDERS = ['thumbnails/', 'pictures/'];

/** Length of the marker that ends a JPEG. */
export const END_BYTES = 2;

/** Whether the server made the picture with this storage key. */
export const isMadePicture = (key: string): boolean => FOLDERS.some((folder) => key.startsWith(folder));

/**
 * Whether the last bytes of a JPEG end it. One that was cut off ends in other bytes, or in zeros after a power cut.
 *
 * @param last the last {@link END_BYTES} of the file, or fewer when it is shorter
 */
export const endsJpeg = (last: Uint8Array): boolean =>
  last.length === END_BYTES && last[0] === 0xff && last[1] === 0xd9;
