export const FRAME_WIDTH_PX = 72;
/** Before each frame, and after the last one. */
const GAP_PX = 6;
const PITCH_PX = FRAME_WIDTH_PX + GAP_PX;
/** Frames drawn before and after those on the screen, so that a quick scroll shows no gap. */
const SPARE_FRAMES = 6;

/** Places of the first and the last frame; none when the last is before the first. */
export interface FrameRange {
  first: number;
  last: number;
}

interface StripView {
  /** How far the strip is scrolled from its start, which is at the right in right-to-left pages. */
  offsetPx: number;
  widthPx: number;
  count: number;
}

/** Where a frame starts in the strip. */
export const frameStartPx = (index: number): number => GAP_PX + index * PITCH_PX;

/** The width of all frames. */
export const allFramesPx = (count: number): number => frameStartPx(count);

/** How far the strip is scrolled when a frame is in its middle, as far as the start allows. */
export const centredOffsetPx = (index: number, widthPx: number): number =>
  Math.max(0, frameStartPx(index) + (FRAME_WIDTH_PX - widthPx) / 2);

/** How many whole frames are on the screen, at least 1. */
export const framesThatFit = (widthPx: number): number => Math.max(1, Math.floor((widthPx - GAP_PX) / PITCH_PX));

/** The frames of which a part is on the screen, and a few beside. */
export function framesInView({ offsetPx, widthPx, count }: StripView): FrameRange {
  const first = Math.floor((offsetPx - GAP_PX) / PITCH_PX) - SPARE_FRAMES;
  const last = Math.floor((offsetPx + widthPx - GAP_PX) / PITCH_PX) + SPARE_FRAMES;
  return { first: Math.max(0, Math.min(first, count - 1)), last: Math.min(last, count - 1) };
}

/** The places to draw, in order: those in view, and the current one wherever it is. */
export function framesToDraw(inView: FrameRange | null, current: number, count: number): number[] {
  const { first, last } = inView ?? { first: 0, last: -1 };
  const places = Array.from({ length: Math.max(0, last - first + 1) }, (_, offset) => first + offset);
  return [...new Set([...places, current])].filter((place) => place >= 0 && place < count).toSorted((a, b) => a - b);
}
