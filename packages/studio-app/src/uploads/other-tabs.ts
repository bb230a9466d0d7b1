import type { UnfinishedWork } from './leave-warning.ts';

/** The channel on which the tabs of the studio in this browser send each other messages about uploads. */
const CHANNEL = 'studio.uploads';
/** Asks the other tabs whether uploads of theirs are unfinished. */
export const QUESTION = 'is-uploading?';
/** The answer of a tab with unfinished uploads. */
export const YES = 'is-uploading';

/** Opens the channel to the other tabs. */
export const openChannel = (): BroadcastChannel => new BroadcastChannel(CHANNEL);

/**
 * Answers other tabs of the studio that ask whether uploads of this tab are unfinished.
 *
 * @returns a function that stops this
 */
export function answerOtherTabs({ isUnfinished }: Pick<UnfinishedWork, 'isUnfinished'>): () => void {
  const channel = openChannel();
  channel.addEventListener('message', ({ data }) => {
    if (data === QUESTION && isUnfinished()) channel.postMessage(YES);
  });
  return () => channel.close();
}
