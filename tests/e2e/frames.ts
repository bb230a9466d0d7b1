import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { nodePath, root } from '../../scripts/lib/node.mjs';
import { FROM_SOURCE } from '../../scripts/lib/server.mjs';

const run = promisify(execFile);

/** Drawn images of one flight, as files. */
export interface Frames {
  /** Absolute, in the order of the flight. */
  paths: string[];
  remove(): Promise<void>;
}

/** Draws the images of a flight along concrete, with EXIF position, altitude and time. */
export async function drawFrames(count: number): Promise<Frames> {
  const folder = await mkdtemp(join(tmpdir(), 'studio-frames-'));
  const program = 'packages/demo-frames/src/draw.ts';
  await run(nodePath(), [FROM_SOURCE, program, folder, String(count), 'concrete'], { cwd: root });
  const names = (await readdir(folder)).toSorted();
  return { paths: names.map((name) => join(folder, name)), remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Draws one image of a flight. @returns its bytes */
export async function drawPicture(): Promise<Buffer> {
  const frames = await drawFrames(1);
  const picture = await readFile(frames.paths[0] ?? '');
  await frames.remove();
  return picture;
}

/** The largest content of a JPEG comment. */
const COMMENT_BYTES = 65_533;

/** A JPEG with comments after its first marker, until it has at least this size. */
export function enlarged(jpeg: Buffer, sizeBytes: number): Buffer {
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0xff, 0xff]), Buffer.alloc(COMMENT_BYTES, 'pier ')]);
  const count = Math.ceil((sizeBytes - jpeg.length) / comment.length);
  return Buffer.concat([jpeg.subarray(0, 2), ...Array.from({ length: count }, () => comment), jpeg.subarray(2)]);
}
