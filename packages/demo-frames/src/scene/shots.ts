import { type Camera, lookAt } from './camera.ts';
import type { Model } from './model.ts';

const FIELD_DEGREES = 62;
const STEPS_PER_SWEEP = 12;
const WHOLE_TURN = Math.PI;

/**
 * One picture of a flight round a subject. The first shows it best; the next ones
 * go round it, or to and fro before it, at three heights.
 *
 * @param closeness 1 is the model's own distance, 0.5 half of it
 */
export function orbitShot(model: Model, step: number, closeness: number, width: number, height: number): Camera {
  const share = step / STEPS_PER_SWEEP;
  const isWhole = model.sweep >= WHOLE_TURN;
  const turn = model.from + (isWhole ? share * WHOLE_TURN : model.sweep * toAndFro(share));
  const storey = [0, 1, -1][step % 3] ?? 0;
  const distance = model.distance * closeness * (1 - 0.06 * storey);
  const [x, y, z] = model.target;
  const eyeHeight = Math.max(4, z + model.lift * closeness + storey * model.distance * 0.07);
  return lookAt(
    [x + Math.cos(turn) * distance, y + Math.sin(turn) * distance, eyeHeight],
    model.target,
    FIELD_DEGREES,
    width,
    height,
  );
}

/** 0, up to 1 at 1, back through 0 to -1 at 3, and again. */
const toAndFro = (share: number): number => Math.abs(((((share - 1) % 4) + 4) % 4) - 2) - 1;

/** Straight lines to and fro over a subject, the camera looking down. Lengths in metres. */
export interface OverheadFlight {
  readonly eyeHeight: number;
  readonly spacing: number;
  readonly perLine: number;
  readonly lineGap: number;
  /** Direction of the lines, in radians from east. */
  readonly heading: number;
}

/** One picture of a flight over a subject; the middle of the lines is over the target. */
export function overheadShot(
  model: Model,
  step: number,
  flight: OverheadFlight,
  width: number,
  height: number,
): Camera {
  const line = Math.floor(step / flight.perLine);
  const place = step % flight.perLine;
  const along = ((line % 2 === 0 ? place : flight.perLine - 1 - place) - (flight.perLine - 1) / 2) * flight.spacing;
  const aside = ((line + 1) % 3) * flight.lineGap - flight.lineGap;
  const [cosine, sine] = [Math.cos(flight.heading), Math.sin(flight.heading)];
  const x = model.target[0] + along * cosine - aside * sine;
  const y = model.target[1] + along * sine + aside * cosine;
  const isBack = line % 2 === 1;
  return lookAt(
    [x, y, flight.eyeHeight],
    [x, y, 0],
    FIELD_DEGREES,
    width,
    height,
    isBack ? [-cosine, -sine, 0] : [cosine, sine, 0],
  );
}
