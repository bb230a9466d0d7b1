import sharp, { type Kernel, type Sharp } from 'sharp';

/** A fault that is planted into a real image. */
export interface Fault {
  name: string;
  /** Whether the check should find it. */
  isFault: boolean;
  plant: (image: Sharp) => Sharp;
  /** How much of its light a pixel keeps, by its distance from the middle: 0 in the middle, 1 in the corners. */
  light?: (distance: number) => number;
  /** How much of the image, from above, is a clear sky instead. */
  sky?: number;
}

/** Noise of a camera after the blur, of 255. The flattest parts of the real images have 0.5 to 0.8, their grass included. */
const NOISE = 0.75;
const GAMMA = 2.2;

const gaussian = (sigmaPx: number): Fault => ({
  name: `Gaussian blur, ${sigmaPx} px`,
  isFault: true,
  plant: (image) => image.blur(sigmaPx),
});

const motion = (lengthPx: number, degrees: number): Fault => ({
  name: `motion blur, ${lengthPx} px`,
  isFault: true,
  plant: (image) => image.convolve(line(lengthPx, (degrees * Math.PI) / 180)),
});

const stops = (count: number, isFault = true): Fault => ({
  name: `${count} stops too dark`,
  isFault,
  plant: (image) => image.linear(2 ** (-count / GAMMA), 0),
});

/** Every pixel is the mean of those along a line. */
function line(lengthPx: number, angle: number): Kernel {
  const cells = Array.from({ length: lengthPx ** 2 }, () => 0);
  const middle = (lengthPx - 1) / 2;
  for (let along = -middle; along <= middle; along += 0.25) {
    const [x, y] = [middle + along * Math.cos(angle), middle + along * Math.sin(angle)].map(Math.round) as [
      number,
      number,
    ];
    cells[y * lengthPx + x] = 1;
  }
  return { width: lengthPx, height: lengthPx, kernel: cells, scale: cells.reduce((sum, cell) => sum + cell) };
}

/** An image of which so much is a clear sky. */
export const sky = (share: number): Fault => ({
  name: `${Math.round(100 * share)} % clear sky`,
  isFault: false,
  plant: (image) => image,
  sky: share,
});

/** Lights a quarter of the image. The rest is all but black. */
function lamp(distance: number): number {
  return Math.max(0.04, Math.min(1, 3 - 4 * distance));
}

/** What is planted. Those that are no faults are images of another kind, which must not be reported. */
export const FAULTS: readonly Fault[] = [
  ...[1.5, 2, 3, 5, 10].map(gaussian),
  motion(9, 35),
  motion(15, 35),
  motion(31, 125),
  stops(4),
  stops(5),
  stops(6),
  stops(2, false),
  { name: 'compressed again', isFault: false, plant: (image) => image },
  { name: 'a third less contrast, as in haze', isFault: false, plant: (image) => image.linear(0.67, 42) },
  { name: 'a dark tank, lit by a lamp', isFault: false, plant: (image) => image, light: lamp },
  ...[0.5, 0.7, 0.85].map(sky),
];

const SKY = { darkest: 140, rise: 60, tint: [-20, 0, 30] } as const;

const noises = Float32Array.from(
  { length: 100_003 },
  () => NOISE * Math.sqrt(-2 * Math.log(1 - Math.random())) * Math.cos(2 * Math.PI * Math.random()),
);

/** Plants a fault into an image and compresses the result like a camera. */
export async function planted(path: string, { plant, light, sky: skyShare = 0 }: Fault): Promise<Buffer> {
  const { data, info } = await plant(sharp(path).removeAlpha()).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  let noiseAt = 0;
  for (let at = 0; at < data.length; at += channels) {
    // Another part of the noise in every row.
    if (at % (width * channels) === 0) noiseAt = Math.floor(Math.random() * noises.length);
    const noise = noises[(noiseAt += 1) % noises.length] ?? 0;
    const pixel = at / channels;
    const x = (2 * (pixel % width)) / width - 1;
    const y = (2 * Math.floor(pixel / width)) / height - 1;
    const share = light?.(Math.hypot(x, y) / Math.SQRT2) ?? 1;
    const down = (y + 1) / 2;
    for (let channel = 0; channel < channels; channel += 1) {
      const ground = share * (data[at + channel] ?? 0);
      const above = SKY.darkest + (SKY.rise * down) / skyShare + (SKY.tint[channel] ?? 0);
      data[at + channel] = Math.max(0, Math.min(255, Math.round((down < skyShare ? above : ground) + noise)));
    }
  }
  return sharp(data, { raw: { width, height, channels } }).jpeg({ quality: 92 }).toBuffer();
}
