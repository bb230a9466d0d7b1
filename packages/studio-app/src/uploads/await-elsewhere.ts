import { openChannel } from './other-tabs.ts';

/** Version of the messages in `tab-messages.ts`. Increase it when they change: tabs ignore messages of other versions. */
export const MESSAGES_VERSION = 1;

/** Id of this tab among those of this browser, until it is reloaded. Pages that are not secure have no `crypto.randomUUID`. */
export const TAB_ID = String(Math.random());

/**
 * Asks the other tabs for batches of a person, and waits until one has any. Reads only what that needs, so that a page
 * without uploads loads no code for them.
 *
 * @param onFound called once
 * @param channel closed when this ends
 * @returns a function that stops this
 */
export function awaitUploadsElsewhere(person: string, onFound: () => void, channel = openChannel()): () => void {
  channel.addEventListener('message', ({ data }) => {
    const isOfPerson = data.version === MESSAGES_VERSION && data.person === person && data.tab !== TAB_ID;
    if (!isOfPerson || !data.batches?.length) return;
    channel.close();
    onFound();
  });
  channel.postMessage({ type: 'hello', version: MESSAGES_VERSION, person });
  return () => channel.close();
}
