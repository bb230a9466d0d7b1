import type { Baselines } from './baselines.ts';
import type { FailedShot, Shot, Sitting } from './camera.ts';
import { decode, encodePng } from './codec.ts';
import { comparePictures } from './compare.ts';
import { pictureName, type Width } from './looks.ts';
import type { Overflow } from './overflow/check.ts';
import type { Story } from './stories.ts';

export type Kind = 'changed' | 'new' | 'gone' | 'unstable' | 'broken' | 'overflow';

/** Why something does not pass, with what there is to see. */
export interface Finding {
  /** `fields-textfield--matrix/dark-320.webp`, as the baseline is called. */
  name: string;
  kind: Kind;
  reason: string;
  expected?: Buffer;
  actual?: Buffer;
  diff?: Buffer;
  /** Of a tree of roles and names: what it was and what it is. */
  words?: { expected: string; actual: string };
}

const TREE = 'tree.yml';
export const treeName = (story: Story) => `${story.id}/${TREE}`;
export const shotName = (story: Story, look: Parameters<typeof pictureName>[0], width: Width) =>
  `${story.id}/${pictureName(look, width)}`;

export const overflowName = (story: Story, language: keyof typeof LANGUAGE) => `${story.id}/overflow-${language}.png`;

/** @returns nothing when the picture is the approved one, pixel for pixel */
export async function reviewShot(name: string, shot: Shot, baselines: Baselines): Promise<Finding | undefined> {
  if ('failure' in shot) return failureOf(name, shot);
  if (shot.isAsApproved) return undefined;
  const expected = baselines.read(name);
  if (expected === undefined) return { name, kind: 'new', reason: 'nothing is approved yet', actual: shot.png };
  const change = await changeBetween(expected, shot.png);
  return change && { name, kind: 'changed', ...change };
}

/** Placeholder for a story without a screenshot. */
async function failureOf(name: string, { failure, pair }: FailedShot): Promise<Finding> {
  const change = pair && (await changeBetween(...pair));
  if (change === undefined) return { name, kind: 'broken', reason: failure };
  return { name, kind: 'unstable', ...change, reason: `${failure} in ${change.reason}` };
}

/** @returns undefined when the accessibility tree matches its baseline */
export function reviewTree(story: Story, tree: string, baselines: Baselines): Finding | undefined {
  const name = treeName(story);
  const expected = baselines.read(name)?.toString();
  const actual = `${tree}\n`;
  if (expected === actual) return undefined;
  if (expected === undefined)
    return { name, kind: 'new', reason: 'nothing is approved yet', words: { expected: '', actual } };
  return { name, kind: 'changed', reason: 'roles, names or texts', words: { expected, actual } };
}

const LANGUAGE = { de: 'German', ar: 'Arabic' } as const;

/** Words that leave their boxes when they are as long as in another language; nothing to approve. */
export function reviewOverflows(story: Story, { overflows }: Sitting): Finding[] {
  const told = {
    page: 'the page scrolls sideways',
    outside: 'text overflows',
    cut: 'words are cut off by',
  } as const;
  const tell = ({ kind, box, words, by }: Overflow['strays'][number]) =>
    kind === 'page' ? `${told.page} by ${by} px` : `${told[kind]} ${box} by ${by} px (${words.slice(0, 40)})`;
  return overflows.map(({ language, strays, png }) => ({
    name: overflowName(story, language),
    kind: 'overflow',
    reason: `with ${LANGUAGE[language]} words at 320 px: ${strays.map(tell).join('; ')}`,
    actual: png,
  }));
}

async function changeBetween(expected: Buffer, actual: Buffer) {
  const before = await decode(expected);
  const difference = comparePictures(before, await decode(actual));
  if (difference === undefined) return undefined;
  const { pixelCount, box, picture } = difference;
  const reason = `${pixelCount} pixels, all in ${box.width} x ${box.height} at ${box.x}, ${box.y}`;
  return { reason, expected: await encodePng(before), actual, diff: await encodePng(picture) };
}
