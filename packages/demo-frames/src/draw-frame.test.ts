import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import ExifReader from 'exifreader';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawFrame, FRAME_KINDS } from './draw-frame.ts';
import { SUBJECTS, type Subject } from './scene/subjects/index.ts';

const small = { width: 320, height: 240 };

const greyOf = async (frame: Buffer, width = 160, height = 120) =>
  sharp(frame).resize(width, height).greyscale().raw().toBuffer();

describe('drawFrame draws every kind', () => {
  it.each(FRAME_KINDS)('%s: a JPEG of the requested size that is not blank', async (kind) => {
    const frame = await drawFrame({ kind, seed: 3, ...small });
    expect(await sharp(frame).metadata()).toMatchObject({ format: 'jpeg', ...small });
    const { channels } = await sharp(frame).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(8);
  });

  it.each(Object.keys(SUBJECTS) as Subject[])('%s by daylight and as a thermal image', async (subject) => {
    for (const kind of ['hero', 'thermal'] as const) {
      const { channels } = await sharp(await drawFrame({ kind, seed: 2, subject, ...small })).stats();
      expect(channels[0]?.stdev).toBeGreaterThan(12);
    }
  });

  it('is 1600 by 1200 pixels by default', async () => {
    expect(await sharp(await drawFrame({ kind: 'thermal', seed: 1 })).metadata()).toMatchObject({
      width: 1600,
      height: 1200,
    });
  });

  it.each(FRAME_KINDS)(
    '%s: the same values give the same bytes; another seed or step gives another picture',
    async (kind) => {
      const first = await drawFrame({ kind, seed: 5, step: 1, ...small });
      expect((await drawFrame({ kind, seed: 5, step: 1, ...small })).equals(first)).toBe(true);
      expect((await drawFrame({ kind, seed: 6, step: 1, ...small })).equals(first)).toBe(false);
      expect((await drawFrame({ kind, seed: 5, step: 2, ...small })).equals(first)).toBe(false);
    },
  );
});

describe('neighbouring pictures of a flight overlap', () => {
  it.each([
    ['ground', (26 / 88) * (160 / 2 / Math.tan((31 * Math.PI) / 180))],
    ['deck', (8 / 30) * (160 / 2 / Math.tan((31 * Math.PI) / 180))],
  ] as const)('%s: the ground moves down the picture by the distance flown', async (kind, metresInPixels) => {
    const [before, after] = [
      await greyOf(await drawFrame({ kind, seed: 2, step: 4, ...small })),
      await greyOf(await drawFrame({ kind, seed: 2, step: 5, ...small })),
    ];
    const shift = Math.round(metresInPixels);
    const differenceAt = (rows: number) => {
      let sum = 0;
      for (let index = 0; index < (120 - rows) * 160; index += 1)
        sum += Math.abs((before[index] ?? 0) - (after[index + rows * 160] ?? 0));
      return sum / ((120 - rows) * 160);
    };
    expect(differenceAt(shift)).toBeLessThan(differenceAt(0) * 0.75);
  });
});

describe('draw.ts <folder> <count> [kind]', () => {
  const program = fileURLToPath(new URL('draw.ts', import.meta.url));
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['--conditions=@inspection-studio/source', program, ...args]);

  it('draws the frames of one flight', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'frames-'));
    try {
      await run(folder, '2', 'thermal');
      expect((await readdir(folder)).toSorted()).toEqual(['THERMAL_0001.jpg', 'THERMAL_0002.jpg']);
      const [first, second] = await Promise.all(
        ['THERMAL_0001.jpg', 'THERMAL_0002.jpg'].map(async (name) => {
          const { exif = {}, gps = {} } = ExifReader.load(await readFile(path.join(folder, name)), { expanded: true });
          const [date = '', time = ''] = exif.DateTimeOriginal?.description.split(' ') ?? [];
          return { takenMs: Date.parse(`${date.replaceAll(':', '-')}T${time}Z`), latitude: gps.Latitude };
        }),
      );
      expect(second?.takenMs).toBe(Number(first?.takenMs) + 3000);
      expect(second?.latitude).toBeGreaterThan(Number(first?.latitude));
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it.each([[[]], [['x', '0']], [['x', '1', 'cartoon']]])('prints its usage and fails for %j', async (args) => {
    await expect(run(...args)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('Usage') as string });
  });
});
