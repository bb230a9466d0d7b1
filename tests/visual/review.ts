import type { Baselines } from './baselines.ts';
import type { Shot } from './camera.ts';
import { comparePictures } from './compare.ts';
import { decodePng, encodePng } from './png.ts';
import type { Subject } from './stories.ts';

/** Why a picture does not pass, with what there is to see. */
export interface Finding {
  key: string;
  title: string;
  reason: string;
  expected?: Buffer;
  actual?: Buffer;
  diff?: Buffer;
}

/** @returns nothing when the picture is the approved one, pixel for pixel */
export async function reviewShot({ key, story, theme }: Subject, shot: Shot, baselines: Baselines): Promise<Finding | undefined> {
  const title = `${story.title} / ${story.name}, ${theme}`;
  if ('failure' in shot) return { key, title, reason: shot.failure };
  const expected = baselines.read(key);
  const actual = shot.png;
  if (expected === undefined) return { key, title, reason: 'new: nothing is approved yet', actual };
  if (expected.equals(actual)) return undefined;
  const difference = comparePictures(await decodePng(expected), await decodePng(actual));
  if (difference === undefined) return undefined;
  const { pixelCount, box, picture } = difference;
  const reason = `changed: ${pixelCount} pixels, all in ${box.width} x ${box.height} at ${box.x}, ${box.y}`;
  return { key, title, reason, expected, actual, diff: await encodePng(picture) };
}
