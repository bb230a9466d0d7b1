/** Pixels, row by row from the top left, four bytes each: red, green, blue, opacity. */
export interface Picture {
  width: number;
  height: number;
  data: Uint8Array;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Difference {
  pixelCount: number;
  /** The smallest box around all of them. */
  box: Box;
  /** The actual picture, faint, with every differing pixel in red. */
  picture: Picture;
}

const BYTES_PER_PIXEL = 4;
const WHITE = 255;
const FAINT_SHARE = 0.25;
const MARK = [208, 0, 0, 255] as const;

/**
 * How far processors differ that scale a picture with other instructions: by so many levels of a channel, in so large a
 * share of the pixels. With AVX2 and FMA switched off, 27 pixels of a million were one level off.
 */
const ROUNDING_LEVELS = 1;
const ROUNDING_SHARE = 0.001;

/**
 * Compares two pictures: one level of one channel in one pixel is a difference, and so is a pixel that only one of them
 * has. What processors round otherwise is none.
 *
 * @returns nothing when they are the same
 */
export function comparePictures(expected: Picture, actual: Picture): Difference | undefined {
  const isSameSize = expected.width === actual.width && expected.height === actual.height;
  if (
    isSameSize &&
    Buffer.from(expected.data.buffer, expected.data.byteOffset, expected.data.length).equals(actual.data)
  )
    return undefined;
  const width = Math.max(expected.width, actual.width);
  const height = Math.max(expected.height, actual.height);
  const data = new Uint8Array(width * height * BYTES_PER_PIXEL);
  let pixelCount = 0;
  let largest = 0;
  let [left, top, right, bottom] = [width, height, -1, -1];

  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const target = (y * width + x) * BYTES_PER_PIXEL;
      const before = offsetOf(expected, x, y);
      const after = offsetOf(actual, x, y);
      const levels = levelsApart(expected, before, actual, after);
      if (levels === 0) {
        data.set(faint(actual, after), target);
      } else {
        data.set(MARK, target);
        pixelCount += 1;
        largest = Math.max(largest, levels);
        [left, top] = [Math.min(left, x), Math.min(top, y)];
        [right, bottom] = [Math.max(right, x), Math.max(bottom, y)];
      }
    }
  }
  if (largest <= ROUNDING_LEVELS && pixelCount <= ROUNDING_SHARE * width * height) return undefined;
  const box = { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
  return { pixelCount, box, picture: { width, height, data } };
}

/** @returns where the pixel starts, or nothing when the picture ends before it */
function offsetOf({ width, height }: Picture, x: number, y: number): number | undefined {
  return x < width && y < height ? (y * width + x) * BYTES_PER_PIXEL : undefined;
}

/** How far apart the two are in the channel in which they differ most; without end where one picture has no pixel. */
function levelsApart(a: Picture, atA: number | undefined, b: Picture, atB: number | undefined): number {
  if (atA === undefined || atB === undefined) return Infinity;
  let levels = 0;
  for (let channel = 0; channel < BYTES_PER_PIXEL; channel += 1) {
    levels = Math.max(levels, Math.abs((a.data[atA + channel] ?? 0) - (b.data[atB + channel] ?? 0)));
  }
  return levels;
}

function faint({ data }: Picture, at = 0): number[] {
  const grey = ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3;
  const level = Math.round(WHITE - (WHITE - grey) * FAINT_SHARE);
  return [level, level, level, WHITE];
}
