import type { Random } from '../random.ts';
import type { Colour } from '../raster.ts';
import { normalize, type Vector } from './vector.ts';

/** Light, clouds and haze of one flight. */
export interface Weather {
  /** Direction towards the sun. */
  readonly sun: Vector;
  /** Strength of sunlight and skylight per colour channel; together about 1 on a surface that faces up. */
  readonly direct: Colour;
  readonly ambient: Colour;
  readonly zenith: Colour;
  readonly horizon: Colour;
  readonly cloud: Colour;
  /** Noise value above which the sky is cloud: 1 for a clear sky, -1 for an overcast one. */
  readonly clearAbove: number;
  /** Distance in metres at which haze absorbs two thirds of a colour. */
  readonly visibilityMetres: number;
}

const WEATHERS = {
  clear: {
    direct: [0.78, 0.74, 0.66],
    ambient: [0.36, 0.4, 0.46],
    zenith: [86, 128, 178],
    horizon: [190, 206, 216],
    cloud: [236, 238, 238],
    clearAbove: 0.2,
    visibilityMetres: 1700,
    height: 0.75,
  },
  hazy: {
    direct: [0.52, 0.49, 0.44],
    ambient: [0.5, 0.52, 0.55],
    zenith: [136, 158, 182],
    horizon: [212, 216, 214],
    cloud: [228, 229, 227],
    clearAbove: -0.15,
    visibilityMetres: 800,
    height: 0.6,
  },
  overcast: {
    direct: [0.2, 0.2, 0.2],
    ambient: [0.72, 0.74, 0.77],
    zenith: [150, 158, 168],
    horizon: [206, 209, 209],
    cloud: [188, 193, 198],
    clearAbove: -0.6,
    visibilityMetres: 1000,
    height: 0.8,
  },
  evening: {
    direct: [0.92, 0.72, 0.5],
    ambient: [0.34, 0.37, 0.45],
    zenith: [92, 116, 156],
    horizon: [232, 206, 172],
    cloud: [226, 190, 168],
    clearAbove: 0.05,
    visibilityMetres: 1200,
    height: 0.28,
  },
} as const;

export type WeatherKind = keyof typeof WEATHERS;

/** Weathers for a subject seen from the side; some have a low sun. */
export const SIDE_WEATHERS = [
  'clear',
  'clear',
  'hazy',
  'overcast',
  'evening',
] as const satisfies readonly WeatherKind[];
/** Weathers for level ground seen from above; none has a low sun, which would leave it dark. */
export const OVERHEAD_WEATHERS = ['clear', 'clear', 'hazy', 'overcast'] as const satisfies readonly WeatherKind[];

/**
 * Picks a weather and the position of the sun.
 *
 * @param towards approximate direction the light comes from, in radians from east
 */
export function pickWeather(random: Random, kinds: readonly [WeatherKind, ...WeatherKind[]], towards: number): Weather {
  const { height, ...weather } = WEATHERS[random.pick(kinds)];
  const turn = towards + random.between(0.3, 0.9) * random.pick([-1, 1]);
  return { ...weather, sun: normalize([Math.cos(turn), Math.sin(turn), height]) };
}
