import { openChannel, QUESTION, YES } from './other-tabs.ts';

/** Longest wait for the answer of another tab, in milliseconds. */
const WAIT_MS = 200;

/** Resolves with whether another tab has unfinished uploads; with false when none answers within 200 ms. */
export async function isUploadingElsewhere(): Promise<boolean> {
  const channel = openChannel();
  const isUploading = await new Promise<boolean>((answer) => {
    setTimeout(() => answer(false), WAIT_MS);
    channel.addEventListener('message', ({ data }) => {
      if (data === YES) answer(true);
    });
    channel.postMessage(QUESTION);
  });
  channel.close();
  return isUploading;
}
