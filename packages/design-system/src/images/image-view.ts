/** Width and height in pixels of an image or of CSS. */
export interface Size {
  width: number;
  height: number;
}

/** Clockwise, in degrees. */
export type Rotation = 0 | 90 | 180 | 270;

/** What of a picture is seen. */
export interface ImageView {
  /** CSS pixels per pixel of the image. */
  scale: number;
  /** The pixel in the middle of the stage, in the rotated picture. */
  x: number;
  y: number;
}

/** Where a picture is seen, and how it is turned. */
export interface Frame {
  /** The rotated picture, in its own pixels. */
  picture: Size;
  /** In CSS pixels. */
  stage: Size;
  /** CSS pixels per pixel of the image at 1:1: one pixel of the screen each. */
  actualScale: number;
}

/** Pixels of the screen on which one pixel of the image is seen at most. */
const MAX_ENLARGEMENT = 8;

/** A turn by a quarter swaps width and height. */
export const rotatedSize = ({ width, height }: Size, rotation: Rotation): Size =>
  rotation % 180 === 0 ? { width, height } : { width: height, height: width };

/** The next quarter turn, clockwise. */
export const turn = (rotation: Rotation): Rotation => ((rotation + 90) % 360) as Rotation;

/** The scale at which the whole picture fills the stage; small pictures are enlarged. */
export const fitScale = ({ picture, stage }: Frame): number =>
  Math.min(stage.width / picture.width, stage.height / picture.height);

/** The whole picture in the middle of the stage. */
export const fitView = (frame: Frame): ImageView => ({
  scale: fitScale(frame),
  x: frame.picture.width / 2,
  y: frame.picture.height / 2,
});

/** Whether the view shows the whole picture as large as possible. */
export const isFitted = ({ scale }: ImageView, frame: Frame): boolean => scale <= fitScale(frame) * 1.001;

/** The scale no smaller than to fit, and no larger than enlarges a pixel eight times, unless fitting does. */
export function clampScale(scale: number, frame: Frame): number {
  const smallest = fitScale(frame);
  const largest = Math.max(smallest, frame.actualScale * MAX_ENLARGEMENT);
  return Math.min(largest, Math.max(smallest, scale));
}

/** In the middle where the picture is smaller than the stage; elsewhere without a gap beside the picture. */
function clampCentre(centre: number, pictureLength: number, seenLength: number): number {
  if (seenLength >= pictureLength) return pictureLength / 2;
  return Math.min(pictureLength - seenLength / 2, Math.max(seenLength / 2, centre));
}

/** The nearest view with an allowed scale and no needless gap. */
export function clampView(view: ImageView, frame: Frame): ImageView {
  const scale = clampScale(view.scale, frame);
  const { picture, stage } = frame;
  return {
    scale,
    x: clampCentre(view.x, picture.width, stage.width / scale),
    y: clampCentre(view.y, picture.height, stage.height / scale),
  };
}

/** Zooms to a scale; what is at the point, in CSS pixels from the middle of the stage, stays there if it can. */
export function zoomTo(view: ImageView, scale: number, frame: Frame, point = { x: 0, y: 0 }): ImageView {
  const allowed = clampScale(scale, frame);
  const change = 1 / view.scale - 1 / allowed;
  return clampView({ scale: allowed, x: view.x + point.x * change, y: view.y + point.y * change }, frame);
}

/** Moves the picture by CSS pixels. */
export const panBy = (view: ImageView, by: { x: number; y: number }, frame: Frame): ImageView =>
  clampView({ scale: view.scale, x: view.x + by.x / view.scale, y: view.y + by.y / view.scale }, frame);

/** A view between two, `share` from 0 to 1: the scale changes by the same factor in equal times. */
export function between(from: ImageView, to: ImageView, share: number): ImageView {
  const scale = from.scale * (to.scale / from.scale) ** share;
  // What zooms stays where it is: the share of the way is that of the change of 1 / scale.
  const whole = 1 / to.scale - 1 / from.scale;
  const way = Math.abs(whole) < 1e-9 ? share : (1 / scale - 1 / from.scale) / whole;
  return { scale, x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way };
}
