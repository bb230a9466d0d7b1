import { type Camera, lookAt } from './camera.ts';
import type { Model } from './model.ts';

const FIELD_DEGREES = 62;
const STEPS_PER_SWEEP = 12;
const WHOLE_TURN = Math.PI;

/**
 * Camera for one picture of a flight around a subject. The first picture shows it best;
 * the next ones circle it, or go back and forth in front of it, at three heights.
 *
 * @param closeness factor of the model's camera distance: 0.5 is half as far
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

/** Triangle wave with period 4: 0 at 0, 1 at 1, -1 at 3. */
const toAndFro = (share: number): number => Math.abs(((((share - 1) % 4) + 4) % 4) - 2) - 1;

/** A flight in parallel lines over a subject, with the camera pointing down. Lengths in metres. */
export interface OverheadFlight {
  readonly eyeHeight: number;
  readonly spacing: number;
  readonly perLine: number;
  readonly lineGap: number;
  /** Direction of the lines, in radians from east. */
  readonly heading: number;
}

/** Camera for one picture of a flight over a subject; the lines are centred on the target. */
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
