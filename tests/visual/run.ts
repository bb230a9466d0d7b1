import type { Baselines } from './baselines.ts';
import type { Camera, Shot, Sitting, Studio } from './camera.ts';
import { decode, encodeBaseline } from './codec.ts';
import { looksOf, type Width, widths } from './looks.ts';
import { reviewOverflows, reviewShot, reviewTree, shotName, treeName, type Finding } from './review.ts';
import type { Story } from './stories.ts';

/** One more than the two cores of a small machine: a camera often waits for its page. */
const CAMERAS = 3;
/** How often a picture that differs is taken before it counts as changed. */
const TAKES = 3;
const [WIDE, NARROW] = widths;

/** What is done with the sittings of one story at one width. */
type Desk = (story: Story, width: Width, sitting: Sitting, camera: Camera) => Promise<Finding[]>;

export interface RunOptions {
  /** Reloads the page for every look. */
  isFresh: boolean;
}

/** Takes screenshots of all stories at all widths, several concurrently, and passes on each result when it is complete. */
async function sitAll(
  stories: readonly Story[],
  studio: Studio,
  { isFresh, baselines }: RunOptions & { baselines?: Baselines },
  desk: Desk,
): Promise<Finding[]> {
  const waiting = stories.flatMap((story) => widths.map((width) => ({ story, width })));
  const findings: Finding[] = [];
  const work = async () => {
    const camera = await studio.openCamera();
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { story, width } = next;
      const sitting = await camera.capture(story, width, {
        isFresh,
        isLengthened: width === NARROW,
        ...(baselines && {
          isAsApproved: async (look, png) =>
            (await reviewShot(shotName(story, look, width), { png }, baselines)) === undefined,
        }),
      });
      findings.push(...(await desk(story, width, sitting, camera)));
    }
  };
  await Promise.all(Array.from({ length: CAMERAS }, work));
  return findings.sort((a, b) => a.name.localeCompare(b.name));
}

/**
 * A differing screenshot is taken again on a reloaded page: the rasteriser occasionally paints a single pixel of
 * an edge otherwise. What really changed differs every time in the same way; what matches later passes, and is named.
 */
async function reviewAgain(
  first: Finding,
  retake: () => Promise<Shot>,
  baselines: Baselines,
): Promise<Finding | undefined> {
  let last = first;
  for (let take = 2; take <= TAKES; take += 1) {
    const finding = await reviewShot(first.name, await retake(), baselines);
    if (finding === undefined) {
      console.log(`~ ${first.name}: as approved on take ${take} only.`);
      return undefined;
    }
    const isSame = finding.actual !== undefined && last.actual?.equals(finding.actual) === true;
    if (isSame || finding.kind === 'broken') return finding;
    last = finding;
  }
  return { ...last, kind: 'unstable', reason: `differs from take to take: ${last.reason}` };
}

/** Compares all stories with what is approved. */
export function compareAll(
  stories: readonly Story[],
  studio: Studio,
  baselines: Baselines,
  options: RunOptions,
): Promise<Finding[]> {
  return sitAll(stories, studio, { ...options, baselines }, async (story, width, sitting, camera) => {
    const findings = reviewOverflows(story, sitting);
    for (const [look, shot] of sitting.shots) {
      const name = shotName(story, look, width);
      const finding = await reviewShot(name, shot, baselines);
      const retake = async () => {
        const again = await camera.capture(story, width, { looks: [look], isFresh: true });
        return again.shots.get(look) as Shot;
      };
      const isSettled = finding === undefined || finding.kind === 'new' || finding.kind === 'broken';
      const verdict = isSettled ? finding : await reviewAgain(finding, retake, baselines);
      if (verdict !== undefined) findings.push(verdict);
    }
    const tree = width === WIDE && sitting.tree !== undefined ? reviewTree(story, sitting.tree, baselines) : undefined;
    return tree === undefined ? findings : [...findings, tree];
  });
}

/** Approves what is seen now. @returns what cannot be approved: no picture, two that differ, words out of their boxes */
export function approveAll(
  stories: readonly Story[],
  studio: Studio,
  baselines: Baselines,
  options: RunOptions,
): Promise<Finding[]> {
  return sitAll(stories, studio, options, async (story, width, sitting) => {
    const findings = reviewOverflows(story, sitting);
    for (const [look, shot] of sitting.shots) {
      const name = shotName(story, look, width);
      const finding = await reviewShot(name, shot, baselines);
      if (finding !== undefined && 'failure' in shot) findings.push(finding);
      if (finding !== undefined && 'png' in shot) baselines.approve(name, await encodeBaseline(await decode(shot.png)));
    }
    if (width === WIDE && sitting.tree !== undefined)
      baselines.approve(treeName(story), Buffer.from(`${sitting.tree}\n`));
    return findings;
  });
}

/** Names of what is approved for stories, or looks of stories, that there are no more. */
export function goneNames(all: readonly Story[], baselines: Baselines): string[] {
  const pictures = (story: Story) =>
    widths.flatMap((width) => looksOf(story, width).map((look) => shotName(story, look, width)));
  const names = new Set(all.flatMap((story) => [treeName(story), ...pictures(story)]));
  return baselines.names.filter((name) => !names.has(name));
}
