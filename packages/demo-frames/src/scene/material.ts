import type { Colour } from '../raster.ts';

/** A material of a scene. */
export interface Material {
  readonly colour: Colour;
  /** Variation of its tone, in steps of 255. */
  readonly mottle: number;
  /** Scale of the variation, in metres. */
  readonly patch: number;
  /** Temperature from 0 (coldest of the scene) to 1 (hottest), without sun and hot spots. */
  readonly warmth: number;
  /** A pattern drawn over the tone. */
  readonly pattern?: 'road' | 'windows' | 'bands' | 'plates' | 'leaves' | 'tiles' | 'boards';
}

const material = (
  colour: Colour,
  mottle: number,
  patch: number,
  warmth: number,
  pattern?: Material['pattern'],
): Material => (pattern ? { colour, mottle, patch, warmth, pattern } : { colour, mottle, patch, warmth });

/** All materials of the scenes. */
export const MATERIALS = {
  concrete: material([172, 168, 160], 17, 5, 0.42),
  agedConcrete: material([150, 146, 138], 22, 7, 0.42),
  boardedConcrete: material([168, 163, 154], 16, 5, 0.42, 'boards'),
  asphalt: material([84, 85, 87], 9, 4, 0.55, 'road'),
  whiteSteel: material([208, 209, 205], 8, 6, 0.5, 'plates'),
  greySteel: material([136, 141, 143], 9, 4, 0.46),
  darkSteel: material([74, 79, 83], 8, 3, 0.5),
  greenSteel: material([104, 122, 110], 10, 5, 0.48, 'plates'),
  rustySteel: material([128, 86, 60], 26, 2, 0.52),
  galvanised: material([158, 164, 167], 6, 2, 0.5),
  redWhite: material([205, 203, 198], 7, 3, 0.5, 'bands'),
  lagging: material([186, 190, 192], 6, 1.5, 0.78),
  hotPipe: material([176, 178, 178], 8, 1.5, 0.92),
  facade: material([176, 164, 148], 8, 6, 0.4, 'windows'),
  brick: material([142, 92, 72], 14, 1.5, 0.44),
  roofTiles: material([134, 78, 60], 16, 2, 0.5, 'tiles'),
  slate: material([92, 96, 104], 12, 2, 0.52, 'tiles'),
  leaves: material([76, 96, 52], 26, 1.4, 0.3, 'leaves'),
  darkLeaves: material([52, 74, 44], 22, 1.2, 0.28, 'leaves'),
  porcelain: material([98, 68, 56], 6, 1, 0.62),
  cable: material([66, 68, 70], 0, 1, 0.58),
  glass: material([70, 88, 102], 6, 8, 0.34),
  redPaint: material([154, 66, 54], 8, 2, 0.46),
  bluePaint: material([92, 118, 144], 8, 2, 0.46),
} as const satisfies Record<string, Material>;

export type MaterialName = keyof typeof MATERIALS;

const NAMES = Object.keys(MATERIALS) as MaterialName[];

/** Number of a material in the material buffer; 0 means no material. */
export const materialNumber = (name: MaterialName): number => NAMES.indexOf(name) + 1;
export const MATERIAL_BY_NUMBER: readonly Material[] = [MATERIALS.concrete, ...NAMES.map((name) => MATERIALS[name])];
