import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { isComposing } from '../../internal/is-composing.js';
import type { MapView } from '../leaflet-map.js';
import type { MapPoint } from '../map-points.js';
import type { ClusterMapLabels } from './labels.js';
import { listRows, type ListRow } from './list-rows.js';
import type { MapItem } from './useMapItems.js';
import * as styles from './MapList.css.js';

interface MapListProps<T> {
  items: readonly MapItem<T>[];
  points: readonly MapPoint<T>[];
  view: MapView;
  words: Pick<ClusterMapLabels, 'showList' | 'list' | 'listCluster' | 'listEmpty' | 'cluster'>;
  onOpen: (row: ListRow<T>, button: HTMLElement) => void;
}

/** The points as a list, an alternative to the map. Initially closed. */
export function MapList<T>({ items, points, view, words, onOpen }: MapListProps<T>) {
  const [isOpen, setOpen] = useState(false);
  const [currentKey, setCurrentKey] = useState<string | null>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const rows = isOpen ? listRows(items, view.bounds, points) : [];
  const tabStopKey = rows.some(({ key }) => key === currentKey) ? currentKey : rows[0]?.key;

  const nameOf = ({ item, only }: ListRow<T>) =>
    only === null ? words.listCluster(words.cluster(item.count), item.first.label) : (points[only]?.label ?? '');

  const keyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isComposing(event)) return;
    if (event.key === 'Escape') {
      setOpen(false);
      toggle.current?.focus();
      return event.stopPropagation();
    }
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    const next = { ArrowDown: at + 1, ArrowUp: Math.max(0, at - 1), Home: 0, End: buttons.length - 1 }[event.key];
    if (next === undefined || at === -1) return;
    event.preventDefault();
    buttons[next]?.focus();
  };

  return (
    <div className={styles.box} data-open={isOpen || undefined}>
      <button
        ref={toggle}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        className={styles.toggle}
        onClick={() => setOpen(!isOpen)}
      >
        {words.showList}
      </button>
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys between the buttons inside
        <section id={panelId} aria-label={words.list} className={styles.panel} data-map-cover="" onKeyDown={keyDown}>
          {rows.length === 0 && <p className={styles.empty}>{words.listEmpty}</p>}
          <ul className={styles.rows}>
            {rows.map((row) => (
              <li key={row.key} className={styles.item}>
                <button
                  type="button"
                  tabIndex={row.key === tabStopKey ? 0 : -1}
                  aria-haspopup="dialog"
                  className={styles.row}
                  onFocus={() => setCurrentKey(row.key)}
                  onClick={({ currentTarget }) => onOpen(row, currentTarget)}
                >
                  {nameOf(row)}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
