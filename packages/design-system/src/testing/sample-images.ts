import type { ImageFact } from '../images/ImageFacts/index.js';
import type { ViewerImage } from '../images/wanted-pictures.js';

const [WIDTH, HEIGHT, TILE_PX] = [4000, 3000, 512];
/** Colours of rust, concrete and steel. */
const GROUNDS = ['#7d6a58', '#8f8b80', '#a0503a', '#6b7f8c'];

/** A plate with rivets and a crack, in pixels of the image. */
const sceneOf = (index: number) => {
  const rivets = Array.from({ length: 8 }, (_, at) => `<circle cx="${250 + at * 500}" cy="300" r="60"/>`).join('');
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="${GROUNDS[index % GROUNDS.length]}"/><g fill="#ffffff40">${rivets}</g><path d="M0 ${900 + 200 * (index % 4)}C1500 300 2200 2600 ${WIDTH} ${1500 - 200 * (index % 4)}" fill="none" stroke="#1a1c18" stroke-width="24"/><path d="M0 2600h${WIDTH}" stroke="#ffffff60" stroke-width="8" stroke-dasharray="100"/>`;
};
const svg = (size: string, content: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`)}`;

/** Always the same drawn images of 12 megapixels, without a network. The address of a tile says which part it draws. */
export const sampleImages = (count: number): ViewerImage[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `image-${index}`,
    name: `DJI_${String(index + 1).padStart(4, '0')}.JPG`,
    width: WIDTH,
    height: HEIGHT,
    levels: 4,
    tilePixels: TILE_PX,
    thumbnailUrl: svg(`width="400" height="300" viewBox="0 0 ${WIDTH} ${HEIGHT}"`, sceneOf(index)),
    tileUrl: svg(
      `width="${TILE_PX}" height="${TILE_PX}"`,
      `<g style="transform:translate(calc(Xx*-${TILE_PX}px),calc(Yy*-${TILE_PX}px)) scale(calc(pow(2,Zz - 3)))">${sceneOf(index)}</g>`,
    ).replace(/Xx|Yy|Zz/g, (name) => `{${name[1]}}`),
  }));

/** What the file of one of them says; every text can be copied. */
export const sampleFacts: readonly ImageFact[] = Object.entries({
  Taken: 'November 18, 2025, 10:15:12 UTC',
  Position: '56.004512, -3.404871',
  Altitude: '62.4 m above sea level, 38.0 m above take-off',
  Direction: '123.0° SE, 15.0° down',
  Camera: 'DJI M3E, 24.0 mm f/2.8-11.0',
  Exposure: '1/800 s, f/4.0, ISO 100',
  Size: '4,000 × 3,000 px, 12.0 MP, 8.4 MB',
  Kind: '3D Digital Twin, visual',
}).map(([label, value]) => ({ label, value, copyText: value }));
