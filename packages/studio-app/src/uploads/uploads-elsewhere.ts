import { type BatchActed, isInProgress, type ShownBatch } from '@inspection-studio/domain/uploads';
import { MESSAGES_VERSION, TAB_ID } from './await-elsewhere.ts';
import type { UnfinishedWork } from './leave-warning.ts';
import { openChannel } from './other-tabs.ts';
import { readTabMessage, type TabMessage } from './tab-messages.ts';
import { type UploadLocks, uploadLocks } from './upload-locks.ts';

/** The batches of other tabs, as they are now. The same object until something changes. */
export interface ElsewhereSnapshot {
  batches: readonly ShownBatch[];
  /** Their ids. The same array until batches come or go. */
  ids: readonly string[];
}

/** The uploads of other tabs of this browser and person. */
export interface UploadsElsewhere extends UnfinishedWork {
  getSnapshot: () => ElsewhereSnapshot;
  /** Asks the tab that sends a batch to act on it. It may refuse. */
  act: (action: BatchActed['type'], batchId: string) => void;
}

export interface UploadsElsewhereOptions {
  /** Id of the person who is signed in. */
  person: string;
  /** Called with the inspections of batches that are no longer in progress. */
  onInspectionChanged: (inspectionId: string) => void;
  /** Called when a tab with uploads was closed or has crashed: what it leaves can be continued in this one. */
  onTabEnded: () => void;
  /** @default that of this tab */
  tab?: string;
  locks?: Pick<UploadLocks, 'whenTabEnds'>;
  channel?: BroadcastChannel;
}

/** Follows the uploads of the other tabs: what they show, and when a tab ends, however it ends. */
export function followUploadsElsewhere({
  person,
  onInspectionChanged,
  onTabEnded,
  tab: ownTab = TAB_ID,
  locks = uploadLocks,
  channel = openChannel(),
}: UploadsElsewhereOptions): UploadsElsewhere {
  const tabs = new Map<string, readonly ShownBatch[]>();
  const followed = new Set<string>();
  const ended = new Set<string>();
  const listeners = new Set<() => void>();
  let snapshot: ElsewhereSnapshot = { batches: [], ids: [] };
  const post = (message: TabMessage) => channel.postMessage(message);
  const envelope = { version: MESSAGES_VERSION, person } as const;

  function publish(): void {
    const batches = [...tabs.values()].flat();
    const ids = batches.map(({ batch }) => batch.id);
    snapshot = { batches, ids: ids.join() === snapshot.ids.join() ? snapshot.ids : ids };
    for (const listener of listeners) listener();
  }

  function show(tab: string, batches: readonly ShownBatch[]): void {
    const running = new Set(batches.filter(({ batch }) => isInProgress(batch)).map(({ batch }) => batch.id));
    const before = tabs.get(tab)?.filter(({ batch }) => isInProgress(batch) && !running.has(batch.id)) ?? [];
    tabs.set(tab, batches);
    publish();
    for (const id of new Set(before.map(({ batch }) => batch.inspectionId))) onInspectionChanged(id);
  }

  async function follow(tab: string): Promise<void> {
    followed.add(tab);
    await locks.whenTabEnds(tab);
    ended.add(tab);
    tabs.delete(tab);
    publish();
    onTabEnded();
  }

  channel.addEventListener('message', ({ data }) => {
    const message = readTabMessage(data, person);
    if (message?.type !== 'state' && message?.type !== 'bye') return;
    const { tab } = message;
    // A message can arrive after the end of its tab.
    if (tab === ownTab || ended.has(tab)) return;
    if (!followed.has(tab)) void follow(tab);
    show(tab, message.type === 'state' ? message.batches : []);
  });
  post({ ...envelope, type: 'hello' });

  return {
    getSnapshot: () => snapshot,
    // They are lost with their own tab, not with this one.
    isUnfinished: () => false,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    act: (action, batchId) => post({ ...envelope, type: 'command', action, batchId }),
  };
}
