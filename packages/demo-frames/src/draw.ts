import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawFrame, FRAME_KINDS, type FrameKind } from './draw-frame.ts';
import { flightLine } from './flight-line.ts';

// Draws the frames of one flight into a folder. Usage: node draw.ts <folder> <count> [kind]
const [folder, countText = '', kind = 'hero'] = process.argv.slice(2);
const count = Number(countText);
if (!folder || !Number.isInteger(count) || count < 1 || !isFrameKind(kind)) {
  console.error(`Usage: draw.ts <folder> <count> [${FRAME_KINDS.join('|')}]`);
  process.exit(1);
}
const flight = flightLine({
  start: { longitude: -3.3885, latitude: 56.0014 },
  headingDegrees: 64,
  spacingMetres: 12,
  count,
  altitudeMetres: 96,
  startTime: new Date('2025-11-14T09:30:00Z'),
  intervalSeconds: 3,
});
await mkdir(folder, { recursive: true });
for (const exif of flight) {
  const name = `${kind.toUpperCase()}_${String(exif.step + 1).padStart(4, '0')}.jpg`;
  await writeFile(path.join(folder, name), await drawFrame({ kind, seed: 1, step: exif.step, exif }));
}
console.log(`${count} ${kind} frames drawn into ${folder}.`);

function isFrameKind(value: string): value is FrameKind {
  return FRAME_KINDS.some((known) => known === value);
}
