import { readdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { createDrawingThreads, type Subject } from '@inspection-studio/demo-frames';
import { StartError } from '../start-error.ts';
import type { PlannedFrame } from './plan-frames.ts';

/** Where the demo company's pictures come from. */
export interface FrameSource {
  /** What is done with them, for the line at start. */
  verb: 'drawing' | 'copying';
  /** Picture of a site or an asset. */
  picture: (picture: Subject, seed: number) => Promise<Buffer>;
  /** One image of an inspection. */
  frame: (frame: PlannedFrame) => Promise<Buffer>;
  close: () => Promise<void>;
}

const PICTURE = { width: 1200, height: 800 };
const FLIGHT_ALTITUDE_METRES = 60;

/** What a damaged memory card leaves: the right name, and no image. */
const damaged = (seed: number, index: number) => Buffer.from(`damaged ${seed} ${index}`.repeat(400));

/**
 * Frames the project draws itself, or photographs of a folder in their order,
 * round and round.
 *
 * @throws StartError when the folder holds no JPEG files
 */
export async function openFrameSource(photosDir: string | null): Promise<FrameSource> {
  return photosDir === null ? drawnFrames() : photographs(photosDir);
}

function drawnFrames(): FrameSource {
  const threads = createDrawingThreads(Math.min(4, availableParallelism()));
  return {
    verb: 'drawing',
    picture: (subject, seed) => threads.draw({ kind: 'hero', seed, subject, ...PICTURE }),
    frame: async ({ kind, seed, index, subject, longitude, latitude, takenAt }) => {
      if (kind === 'damaged') return damaged(seed, index);
      const altitudeMetres = FLIGHT_ALTITUDE_METRES;
      return threads.draw({ kind, seed, step: index, subject, exif: { longitude, latitude, altitudeMetres, takenAt } });
    },
    close: () => threads.close(),
  };
}

async function photographs(folder: string): Promise<FrameSource> {
  const names = (await readdir(folder).catch(() => [])).filter((name) =>
    ['.jpg', '.jpeg'].includes(extname(name).toLowerCase()),
  );
  if (names.length === 0) throw new StartError(`STUDIO_DEMO_PHOTOS: there are no JPEG files in ${folder}.`);
  const sorted = names.toSorted();
  let next = 0;
  const take = () => readFile(join(folder, sorted[next++ % sorted.length] ?? ''));
  return {
    verb: 'copying',
    picture: take,
    frame: async ({ kind, seed, index }) => (kind === 'damaged' ? damaged(seed, index) : take()),
    close: async () => {},
  };
}
