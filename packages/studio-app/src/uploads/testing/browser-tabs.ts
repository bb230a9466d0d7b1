import { vi } from 'vitest';
import { shareUploads } from '../share-uploads.ts';
import { followUploadsElsewhere, type UploadsElsewhereOptions } from '../uploads-elsewhere.ts';
import type { setUpUploads } from './fake-studio.ts';

/** The person who is signed in in the tabs. */
const PERSON = 'maren';

/** The tabs of one browser, joined by a real channel. Call `close` after each test. */
export function browserTabs() {
  const waiting = new Map<string, (() => void)[]>();
  const whenTabEnds = (tab: string) =>
    new Promise<void>((ended) => {
      waiting.set(tab, [...(waiting.get(tab) ?? []), ended]);
    });
  /** Open channels, with the number of messages on their way to each. */
  const channels = new Map<BroadcastChannel, number>();
  const count = (channel: BroadcastChannel, by: number) => {
    const waiting = channels.get(channel);
    if (waiting !== undefined) channels.set(channel, waiting + by);
  };
  const openChannel = () => {
    const channel = new BroadcastChannel('studio.uploads');
    channels.set(channel, 0);
    channel.addEventListener('message', () => count(channel, -1));
    const [post, close] = [channel.postMessage.bind(channel), channel.close.bind(channel)];
    channel.postMessage = (message) => {
      for (const other of channels.keys()) if (other !== channel) count(other, 1);
      post(message);
    };
    channel.close = () => {
      channels.delete(channel);
      close();
    };
    return channel;
  };
  const areAllDelivered = () => [...channels.values()].every((waiting) => waiting <= 0);
  return {
    openChannel,
    /** Shares the uploads of a tab with this id. */
    share: (
      { store, page }: Pick<ReturnType<typeof setUpUploads>, 'store' | 'page'>,
      { tab = 'sender', person = PERSON, hasLocks = true } = {},
    ) => {
      const lockTab = async () => hasLocks;
      return shareUploads({ store, page, tab, person, locks: { lockTab }, channel: openChannel() });
    },
    /** Follows them in another tab. */
    follow(over: Partial<UploadsElsewhereOptions> = {}) {
      const onInspectionChanged = vi.fn<(id: string) => void>();
      const onTabEnded = vi.fn<() => void>();
      const elsewhere = followUploadsElsewhere({
        person: PERSON,
        onInspectionChanged,
        onTabEnded,
        tab: 'other',
        locks: { whenTabEnds },
        channel: openChannel(),
        ...over,
      });
      return { ...elsewhere, onInspectionChanged, onTabEnded };
    },
    /** Ends a tab: closed, crashed or killed. */
    end: (tab: string) => waiting.get(tab)?.forEach((ended) => ended()),
    whenTabEnds,
    /** Resolves when all messages have arrived, with the replies to them and the replies to those. */
    async delivered() {
      while (!areAllDelivered()) {
        await vi.waitUntil(areAllDelivered, { timeout: 10_000, interval: 1 });
        await new Promise((resolve) => setTimeout(resolve));
      }
    },
    close() {
      for (const channel of channels.keys()) {
        channel.close();
        // Timers of its tab may still run.
        channel.postMessage = () => undefined;
      }
    },
  };
}
