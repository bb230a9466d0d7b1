import type { Baselines } from './baselines.ts';
import type { FailedShot, Shot } from './camera.ts';
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
export async function reviewShot(subject: Subject, shot: Shot, baselines: Baselines): Promise<Finding | undefined> {
  if ('failure' in shot) return failureOf(subject, shot);
  const finding = headingOf(subject);
  const expected = baselines.read(subject.key);
  if (expected === undefined) return { ...finding, reason: 'new: nothing is approved yet', actual: shot.png };
  const change = await changeBetween(expected, shot.png);
  return change && { ...finding, ...change, reason: `changed: ${change.reason}` };
}

/** What a story that cannot be photographed shows instead. */
export async function failureOf(subject: Subject, { failure, pair }: FailedShot): Promise<Finding> {
  const change = pair && (await changeBetween(...pair));
  return { ...headingOf(subject), ...change, reason: change ? `${failure} in ${change.reason}` : failure };
}

const headingOf = ({ key, story, theme }: Subject) => ({ key, title: `${story.title} / ${story.name}, ${theme}` });

async function changeBetween(expected: Buffer, actual: Buffer) {
  if (expected.equals(actual)) return undefined;
  const difference = comparePictures(await decodePng(expected), await decodePng(actual));
  if (difference === undefined) return undefined;
  const { pixelCount, box, picture } = difference;
  const reason = `${pixelCount} pixels, all in ${box.width} x ${box.height} at ${box.x}, ${box.y}`;
  return { reason, expected, actual, diff: await encodePng(picture) };
}
