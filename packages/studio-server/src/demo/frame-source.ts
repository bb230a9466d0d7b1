import { readdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { createDrawingThreads, type Subject } from '@inspection-studio/demo-frames';
import { compareNames } from '@inspection-studio/domain/shared';
import { StartError } from '../start-error.ts';
import type { PlannedFrame } from './plan-frames.ts';

/** Source of the demo company's pictures. */
export interface FrameSource {
  /** Verb for the progress message at startup. */
  verb: 'drawing' | 'copying';
  /** Returns the picture of a site or an asset. */
  picture: (picture: Subject, seed: number) => Promise<Buffer>;
  /** Returns one image of an inspection. */
  frame: (frame: PlannedFrame) => Promise<Buffer>;
  close: () => Promise<void>;
}

const PICTURE = { width: 1200, height: 800 };
const FLIGHT_ALTITUDE_METRES = 60;

/** Content of a damaged file: it is not an image. */
const damaged = (seed: number, index: number) => Buffer.from(`damaged ${seed} ${index}`.repeat(400));

/**
 * Opens a source of pictures: drawn frames, or the JPEG files of a folder.
 *
 * The files are used in the order of their names and repeated as often as needed.
 *
 * @param photosDir the folder; null for drawn frames
 * @throws StartError when the folder contains no JPEG files
 */
export async function openFrameSource(photosDir: string | null): Promise<FrameSource> {
  return photosDir === null ? drawnFrames() : photos(photosDir);
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

async function photos(folder: string): Promise<FrameSource> {
  const names = (await readdir(folder).catch(() => [])).filter((name) =>
    ['.jpg', '.jpeg'].includes(extname(name).toLowerCase()),
  );
  if (names.length === 0) throw new StartError(`STUDIO_DEMO_PHOTOS: there are no JPEG files in ${folder}.`);
  const sorted = names.toSorted(compareNames);
  let next = 0;
  const take = () => readFile(join(folder, sorted[next++ % sorted.length] ?? ''));
  return {
    verb: 'copying',
    picture: take,
    frame: async ({ kind, seed, index }) => (kind === 'damaged' ? damaged(seed, index) : take()),
    close: async () => {},
  };
}
