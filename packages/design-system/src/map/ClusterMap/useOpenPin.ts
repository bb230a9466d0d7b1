import { useState } from 'react';
import type { ClusterDetail } from '../cluster-core.js';
import type { LiveMap } from './useLeafletMap.js';
import type { Drawn, MapItem } from './useMapItems.js';
import { findPin } from './useMarkerFocus.js';

interface OpenPinOptions<T> {
  live: LiveMap | null;
  drawn: Drawn<T>;
  askCluster: (id: number, deliver: (detail: ClusterDetail) => void) => void;
  focusItem: (item: MapItem<T>) => void;
}

interface OpenedPin {
  key: string;
  /** Places of the points that the popup is about. */
  members: readonly number[];
  /** What was pressed, to get focus back. */
  opener: HTMLElement;
}

/** State of the popup: its pin, its points, and where focus returns on closing. */
export function useOpenPin<T>({ live, drawn, askCluster, focusItem }: OpenPinOptions<T>) {
  const [opened, setOpened] = useState<OpenedPin | null>(null);
  const item = opened ? drawn.items.find(({ key }) => key === opened.key) : undefined;

  // The pin was regrouped or is out of view.
  if (opened !== null && item === undefined) setOpened(null);

  return {
    open: opened && item ? { item, members: opened.members } : null,
    /** @param only one of its points instead of all */
    show: (from: MapItem<T>, opener: HTMLElement, only: number | null = null) => {
      const { key, clusterId } = from;
      const members = only === null ? (clusterId === null ? [from.firstAt] : from.members) : [only];
      if (members) setOpened({ key, members, opener });
      else if (clusterId !== null)
        askCluster(clusterId, (detail) => setOpened({ key, members: detail.members, opener }));
    },
    /** Goes, and leaves focus where it is. */
    dismiss: () => setOpened(null),
    /** Goes, and gives focus back to what opened it, or to its pin. */
    close: () => {
      setOpened(null);
      if (opened?.opener.isConnected) opened.opener.focus({ preventScroll: true });
      else if (item && live && findPin(live.map.overlay, item.key)) focusItem(item);
      else live?.map.focus();
    },
  };
}
