/** Colours of rust, concrete and sky, typical for images of structures. */
const GROUNDS = ['#7d6a58', '#8f8b80', '#a0503a', '#6b7f8c', '#4f5a48', '#b39a6b', '#5b4a44', '#90a0a8', '#3f4d5a'];

/**
 * JPEG files drawn on the spot, so that a story shows pictures without shipping any. Always the same ones.
 *
 * @param widthPixels of each; its height is two thirds
 */
export async function samplePictures(count: number, widthPixels = 600): Promise<File[]> {
  const heightPixels = Math.round((widthPixels * 2) / 3);
  const canvas = document.createElement('canvas');
  canvas.width = widthPixels;
  canvas.height = heightPixels;
  const context = canvas.getContext('2d')!;
  const drawn: Blob[] = [];
  for (const [index, ground] of GROUNDS.entries()) {
    context.fillStyle = ground;
    context.fillRect(0, 0, widthPixels, heightPixels);
    context.strokeStyle = '#1a1c18';
    context.lineWidth = widthPixels / 60;
    context.beginPath();
    context.moveTo(0, heightPixels * (0.2 + index / 15));
    context.bezierCurveTo(
      widthPixels / 3,
      0,
      widthPixels / 2,
      heightPixels,
      widthPixels,
      heightPixels * (0.8 - index / 15),
    );
    context.stroke();
    drawn.push(await new Promise<Blob>((resolve) => canvas.toBlob((blob) => resolve(blob!), 'image/jpeg', 0.8)));
  }
  return Array.from(
    { length: count },
    (_, index) =>
      new File([drawn[index % drawn.length]!], `DJI_${String(index + 1).padStart(4, '0')}.JPG`, { type: 'image/jpeg' }),
  );
}

/** Waits until every preview inside has been decoded. */
export async function picturesAreDrawn(element: HTMLElement): Promise<void> {
  while (element.querySelector('[data-state="decoding"]')) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
