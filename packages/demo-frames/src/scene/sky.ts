import { sample, TEXTURE_SIZE, type Texture } from '../noise.ts';
import { type Colour, smoothstep } from '../raster.ts';
import type { Weather } from './weather.ts';

const HILLS: Colour = [72, 88, 92];
const HIGHEST_HILL = 0.05;
/** Wraps the noise texture around the horizon once, so that it has no seam in the west. */
const BEARING_RATE = TEXTURE_SIZE / (Math.PI * 2);

/** Writes the colour of the sky, or of the hills on the horizon, into the pixel that starts at `at`. */
export function paintSky(
  weather: Weather,
  noise: Texture,
  x: number,
  y: number,
  z: number,
  pixels: Float32Array,
  at: number,
): void {
  const { zenith, horizon, cloud, clearAbove, sun } = weather;
  const length = Math.sqrt(x * x + y * y + z * z);
  const rise = z / length;
  const haze = rise < HIGHEST_HILL ? hazeOfHills(noise, Math.atan2(y, x) * BEARING_RATE, rise) : 1;
  if (haze < 1) {
    for (let channel = 0; channel < 3; channel += 1)
      pixels[at + channel] = HILLS[channel]! + (horizon[channel]! - HILLS[channel]!) * haze;
    return;
  }
  const reach = 90 / (rise + 0.14) / length;
  const cover = sample(noise, x * reach, y * reach * 1.4) + 0.3 * sample(noise, x * reach * 3, y * reach * 3);
  const share = smoothstep(clearAbove, clearAbove + 0.8, cover) * smoothstep(0, 0.16, rise) * 0.85;
  const deep = Math.sqrt(Math.max(0, rise));
  const glow = Math.max(0, (x * sun[0] + y * sun[1] + z * sun[2]) / length) ** 6 * 16;
  for (let channel = 0; channel < 3; channel += 1) {
    const clear = horizon[channel]! + (zenith[channel]! - horizon[channel]!) * deep + glow;
    pixels[at + channel] = clear + (cloud[channel]! + cover * 12 - clear) * share;
  }
}

/** Returns how much of the colour of two hill ranges is lost to haze; 1 above the hills. */
function hazeOfHills(noise: Texture, bearing: number, rise: number): number {
  const far = 0.02 + sample(noise, bearing, 7) * 0.016;
  if (rise > far) return 1;
  return rise < far - 0.011 + sample(noise, bearing * 3, 90) * 0.006 ? 0.78 : 0.87;
}
