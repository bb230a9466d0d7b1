import type { Rotation, Size } from './image-view.js';

/** A picture on the stage: a part of an image, and where it goes in pixels of the image that is shown. */
export interface DrawnPart {
  image: HTMLImageElement;
  /** From its top left corner; the whole image without it. */
  source?: Size;
  target: { left: number; top: number; width: number; height: number };
  /** From 0 to 1. */
  opacity: number;
}

/** What the canvas shows: the view, in pixels of the screen. */
export interface Drawing {
  /** Of the canvas. */
  screen: Size;
  /** Pixels of the screen per pixel of the image. */
  screenScale: number;
  /** The pixel in the middle, in the rotated picture. */
  x: number;
  y: number;
  /** The image, not rotated. */
  size: Size;
  rotation: Rotation;
}

/** From where the rotated picture begins to where the image does. */
const CORNERS: Record<Rotation, (size: Size) => [x: number, y: number]> = {
  0: () => [0, 0],
  90: ({ height }) => [height, 0],
  180: ({ width, height }) => [width, height],
  270: ({ width }) => [0, width],
};

/** The length of a tile to draw. Chromium blends what is closer than half a pixel to padding with the padding. */
const clearOf = (length: number, paddedLength: number): number => (length < paddedLength ? length - 0.5 : length);

/** Draws the parts in their order. Their edges are on whole pixels of the screen, so that nothing shines through between two. */
export function drawPicture(context: CanvasRenderingContext2D, drawing: Drawing, parts: readonly DrawnPart[]): void {
  const { screen, screenScale, x, y, size, rotation } = drawing;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, screen.width, screen.height);
  context.translate(screen.width / 2, screen.height / 2);
  context.scale(screenScale, screenScale);
  context.translate(-x, -y);
  context.translate(...CORNERS[rotation](size));
  context.rotate((rotation * Math.PI) / 180);
  const toScreen = context.getTransform();
  const toImage = toScreen.inverse();
  const snap = (imageX: number, imageY: number) => {
    const place = toScreen.transformPoint({ x: imageX, y: imageY });
    return toImage.transformPoint({ x: Math.round(place.x), y: Math.round(place.y) });
  };
  for (const { image, source, target, opacity } of parts) {
    const start = snap(target.left, target.top);
    const end = snap(target.left + target.width, target.top + target.height);
    const place = [start.x, start.y, end.x - start.x, end.y - start.y] as const;
    context.globalAlpha = opacity;
    if (source) {
      const width = clearOf(source.width, image.naturalWidth);
      context.drawImage(image, 0, 0, width, clearOf(source.height, image.naturalHeight), ...place);
    } else context.drawImage(image, ...place);
  }
  context.globalAlpha = 1;
}
