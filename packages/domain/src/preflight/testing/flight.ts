import type { PreflightFile } from '../preflight-file.ts';

const METRES_PER_DEGREE = 111_195;
const LINE_LENGTH = 50;
const STEP_METRES = 10;

/** Moves a position by metres to the north and the east. */
export const moved = (from: { latitude: number; longitude: number }, northMetres: number, eastMetres: number) => ({
  latitude: from.latitude + northMetres / METRES_PER_DEGREE,
  longitude: from.longitude + eastMetres / (METRES_PER_DEGREE * Math.cos((from.latitude * Math.PI) / 180)),
});

/** Facts of a flight without faults: lines of 50 images, 10 m and 3 s apart, by one camera. */
export function flight(count: number, changes: Partial<PreflightFile> = {}): PreflightFile[] {
  return Array.from({ length: count }, (_, index) => {
    const line = Math.floor(index / LINE_LENGTH);
    const along = line % 2 === 0 ? index % LINE_LENGTH : LINE_LENGTH - 1 - (index % LINE_LENGTH);
    const name = `DJI_${String(index).padStart(4, '0')}.JPG`;
    return {
      name,
      path: `flight/${name}`,
      sizeBytes: 8_000_000 + index,
      list: 'rgb',
      position: moved({ latitude: 56, longitude: -3.4 }, line * STEP_METRES, along * STEP_METRES),
      takenMs: Date.UTC(2026, 10, 20, 9) + index * 3_000,
      takenDay: '2026-11-20',
      camera: 'DJI M3E',
      lens: '24.0 mm f/2.8',
      focalLengthMm: 12.3,
      width: 5280,
      height: 3956,
      isThermal: false,
      sharpness: 300 + (index % 7) * 40,
      brightness: 110 + (index % 5) * 8,
      sampleHash: `hash ${index}`,
      ...changes,
    };
  });
}
