import type { Sharp } from 'sharp';

/** Turns an image upright, puts it on white and converts it to sRGB, as everything is that people see of it. */
export const uprightRgb = (image: Sharp): Sharp =>
  image.autoOrient().flatten({ background: '#ffffff' }).toColourspace('srgb');
