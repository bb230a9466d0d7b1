import { type Colour, mixColours } from './raster.ts';

/** Colour stops of the ironbow palette of thermal cameras: cold is near black, hot near white. */
const STOPS: readonly (readonly [share: number, colour: Colour])[] = [
  [0, [4, 2, 20]],
  [0.12, [30, 8, 84]],
  [0.28, [94, 12, 140]],
  [0.44, [164, 28, 128]],
  [0.58, [214, 64, 66]],
  [0.72, [242, 124, 20]],
  [0.85, [252, 190, 34]],
  [0.94, [254, 232, 108]],
  [1, [255, 252, 226]],
];

/** The ironbow palette: 256 colours from cold to hot. */
export const IRONBOW: readonly Colour[] = Array.from({ length: 256 }, (_, index) => {
  const share = index / 255;
  const upper = Math.max(
    1,
    STOPS.findIndex(([stop]) => stop >= share),
  );
  const [low, from] = STOPS[upper - 1]!;
  const [high, to] = STOPS[upper]!;
  return mixColours(from, to, (share - low) / (high - low));
});
