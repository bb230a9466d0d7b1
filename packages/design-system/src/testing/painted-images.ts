import { vi } from 'vitest';
import type { Size } from '../images/image-view.js';
import type { ViewerImage } from '../images/wanted-pictures.js';

export type Rgb = readonly [red: number, green: number, blue: number];
type Paint = (context: CanvasRenderingContext2D) => void;

const TILE_PX = 512;
/** The padding of tiles. No scene has it. */
const PADDING = '#f0f';

/** Fills the whole image. */
export const plain =
  ([red, green, blue]: Rgb): Paint =>
  (context) => {
    context.fillStyle = `rgb(${red} ${green} ${blue})`;
    context.fillRect(0, 0, 1e5, 1e5);
  };

/** Fills squares of this many pixels, each with a colour of its own. */
export const squares =
  (lengthPx: number, colourOf: (column: number, row: number) => Rgb): Paint =>
  (context) => {
    for (let row = 0; row < 8; row += 1) {
      for (let column = 0; column < 8; column += 1) {
        context.fillStyle = `rgb(${colourOf(column, row).join(' ')})`;
        context.fillRect(column * lengthPx, row * lengthPx, lengthPx, lengthPx);
      }
    }
  };

/** An image without a thumbnail. {@link serveImages} draws its tiles. */
export const paintedImage = (id: string, size: Size, levels: number): ViewerImage => ({
  id,
  name: `${id}.jpg`,
  ...size,
  levels,
  thumbnailUrl: '',
  tileUrl: `${id}/{z}/{x}/{y}`,
});

function paintTile({ width, height, levels }: ViewerImage, address: string, paint: Paint): string {
  const [z, x, y] = address.split('?')[0]!.split('/').slice(1).map(Number) as [number, number, number];
  const level = [width, height].map((length) => Math.floor(length / 2 ** (levels - 1 - z))) as [number, number];
  const canvas = Object.assign(document.createElement('canvas'), { width: TILE_PX, height: TILE_PX });
  const context = canvas.getContext('2d')!;
  context.fillStyle = PADDING;
  context.fillRect(0, 0, TILE_PX, TILE_PX);
  context.translate(-x * TILE_PX, -y * TILE_PX);
  context.beginPath();
  context.rect(0, 0, ...level);
  context.clip();
  context.scale(level[0] / width, level[1] / height);
  paint(context);
  return canvas.toDataURL();
}

/**
 * Serves the tiles of images until the globals are unstubbed: 512 pixels, with padding where the image ends.
 *
 * @returns the addresses that were requested
 */
export function serveImages(...images: readonly (readonly [ViewerImage, Paint])[]): string[] {
  const requested: string[] = [];
  vi.stubGlobal('Image', function PaintedImage() {
    const element = document.createElement('img');
    const set = (address: string) => {
      requested.push(address);
      const [image, paint] = images.find(([{ id }]) => address.startsWith(`${id}/`))!;
      Reflect.set(HTMLImageElement.prototype, 'src', paintTile(image, address, paint), element);
    };
    return Object.defineProperty(element, 'src', { set });
  });
  return requested;
}

/** From now on requests get no answer. */
export function holdImages(): void {
  vi.stubGlobal('Image', function HeldImage() {
    return Object.defineProperty(document.createElement('img'), 'src', { set() {} });
  });
}
