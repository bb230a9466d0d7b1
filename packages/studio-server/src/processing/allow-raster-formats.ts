import sharp from 'sharp';

/** Loaders of the formats in which cameras and sonars store images. */
const LOADERS = ['Jpeg', 'Png', 'Tiff', 'Webp', 'Heif', 'Nsgif'].map((format) => `VipsForeignLoad${format}`);

/**
 * Turns off all other loaders of this process. Otherwise libvips chooses by content, and gives drawings (SVG, also
 * compressed) to libraries that parse XML and draw fonts.
 */
export function allowRasterFormats(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
}
