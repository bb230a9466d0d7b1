import { isCommandAllowed, shownBatches } from '@inspection-studio/domain/uploads';
import { MESSAGES_VERSION, TAB_ID } from './await-elsewhere.ts';
import { openChannel } from './other-tabs.ts';
import { readTabMessage, type TabMessage } from './tab-messages.ts';
import { type UploadLocks, uploadLocks } from './upload-locks.ts';
import { PUBLISH_INTERVAL_MS, type UploadStore } from './upload-store.ts';

export interface SharedUploads {
  store: Pick<UploadStore, 'getSnapshot' | 'subscribe' | 'act'>;
  /** Id of the person who is signed in. */
  person: string;
  /** Receives `pagehide` when the tab is closed, reloaded or left. */
  page: EventTarget;
  /** @default that of this tab */
  tab?: string;
  locks?: Pick<UploadLocks, 'lockTab'>;
  channel?: BroadcastChannel;
}

/**
 * Shows the batches of this tab to the other tabs of the person, and does what they ask for. Batches are sent when they
 * change, at most four times a second, and when another tab asks for them. Does nothing on pages without locks, where other
 * tabs would not notice that this one is gone.
 */
export async function shareUploads({
  store,
  person,
  page,
  tab = TAB_ID,
  locks = uploadLocks,
  channel = openChannel(),
}: SharedUploads): Promise<void> {
  let shown = '[]';
  let timer: ReturnType<typeof setTimeout> | null = null;
  const post = (message: TabMessage) => channel.postMessage(message);
  const envelope = { version: MESSAGES_VERSION, person } as const;
  const read = () => {
    const { remainingMs, ...state } = store.getSnapshot();
    return shownBatches(state, remainingMs);
  };

  function show(batches = read()): void {
    shown = JSON.stringify(batches);
    post({ ...envelope, type: 'state', tab, batches });
  }

  /** Changes that follow within the interval are sent when it ends. */
  function update(): void {
    if (timer !== null) return;
    const batches = read();
    if (JSON.stringify(batches) === shown) return;
    show(batches);
    timer = setTimeout(() => {
      timer = null;
      update();
    }, PUBLISH_INTERVAL_MS);
  }

  // Other tabs wait for the end of this lock, so it exists before they know of this tab.
  if (!(await locks.lockTab(tab))) return;
  channel.addEventListener('message', ({ data }) => {
    const message = readTabMessage(data, person);
    if (message?.type === 'hello') show();
    if (message?.type !== 'command') return;
    const command = { type: message.action, batchId: message.batchId };
    if (isCommandAllowed(store.getSnapshot(), command)) store.act(command.type, command.batchId);
  });
  page.addEventListener('pagehide', (event) => {
    // A page in the back-forward cache continues when the user returns to it.
    if (!(event as PageTransitionEvent).persisted) post({ ...envelope, type: 'bye', tab });
  });
  store.subscribe(update);
  update();
}
