import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent, ReactNode } from 'react';
import { isComposing } from '../../internal/is-composing.js';
import { nearestInDirection, type Direction } from '../nearest-in-direction.js';
import { MapMarker } from './MapMarker.js';
import { useLongPress } from './useLongPress.js';
import type { MapItem } from './useMapItems.js';
import * as styles from './ClusterMap.css.js';

interface MapMarkersProps<T> {
  items: readonly MapItem<T>[];
  /** Name of the pins together. */
  label: string;
  /** Id of what explains their keys. */
  hintId: string;
  nameOf: (count: number, first: MapItem<T>['first']) => string;
  renderIcon: ((item: T) => ReactNode) | undefined;
  openKey: string | undefined;
  /** Place of the chosen point among the points; -1 without one. */
  selectedAt: number;
  tabStopKey: string | null;
  /** At the last zoom Enter on a cluster opens it. */
  canZoomIn: boolean;
  onOpen: (item: MapItem<T>, pin: HTMLElement) => void;
  onZoomTo: (item: MapItem<T>) => void;
  /** Focus goes to another pin with a key. */
  onMove: (item: MapItem<T>) => void;
  /** @returns whether there was a way back */
  onBack: () => boolean;
  onFocusPin: (item: MapItem<T>, pin: HTMLElement) => void;
  onBlurPin: () => void;
  /** Under the pointer or with focus; `null` when there is none any more. */
  onPointAt: (item: MapItem<T> | null) => void;
}

const pinOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-pin]') : null;

/** All pins. They are many and come and go, so the layer listens for them. */
export function MapMarkers<T>(props: MapMarkersProps<T>) {
  const { items, label, hintId, nameOf, renderIcon, openKey, selectedAt, tabStopKey } = props;
  const itemOf = (target: EventTarget | null) => {
    const key = pinOf(target)?.dataset['pin'];
    return key === undefined ? undefined : items.find((item) => item.key === key);
  };
  const press = useLongPress((target) => {
    const item = itemOf(target);
    if (item) props.onZoomTo(item);
  });

  const click = (event: MouseEvent) => {
    const [item, pin] = [itemOf(event.target), pinOf(event.target)];
    if (item && pin) props.onOpen(item, pin);
  };

  const move = (item: MapItem<T>, key: string): MapItem<T> | undefined => {
    if (key === 'Home') return items[0];
    if (key === 'End') return items.at(-1);
    const at = nearestInDirection(items, item, key.replace('Arrow', '') as Direction);
    return at === null ? undefined : items[at];
  };

  /** @returns whether the key was for the pins */
  const answerKey = (event: KeyboardEvent, item: MapItem<T>): boolean => {
    const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey) return false;
    if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) {
      press.tell(event.target as Element);
      return true;
    }
    if (shiftKey) return false;
    if (/^(?:Arrow(?:Up|Down|Left|Right)|Home|End)$/.test(key)) {
      const next = move(item, key);
      if (next) props.onMove(next);
      return true;
    }
    if (key === 'Enter' && item.count > 1 && props.canZoomIn) {
      if (!event.repeat) props.onZoomTo(item);
      return true;
    }
    return key === 'Escape' && props.onBack();
  };

  const keyDown = (event: KeyboardEvent) => {
    const item = itemOf(event.target);
    if (!item || isComposing(event) || !answerKey(event, item)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const leaves = (event: PointerEvent | FocusEvent) => {
    const pin = pinOf(event.target);
    return pin !== null && !pin.contains(event.relatedTarget as Node | null);
  };

  /** A cluster is never pointed at, and while a popup is open its rows are. */
  const speaksElsewhere = (item: MapItem<T> | undefined) =>
    item !== undefined && (item.count > 1 || item.key === openKey);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons inside take focus and are pressed
    <div
      role="group"
      aria-label={label}
      aria-describedby={hintId}
      className={styles.markers}
      onClick={click}
      onClickCapture={press.onClickCapture}
      onContextMenu={press.onContextMenu}
      onKeyDown={keyDown}
      onPointerDown={press.onPointerDown}
      onPointerMove={press.onPointerMove}
      onPointerUp={press.onPointerUp}
      onPointerCancel={press.onPointerCancel}
      onPointerOver={(event) => props.onPointAt(itemOf(event.target) ?? null)}
      onPointerOut={(event) => leaves(event) && !speaksElsewhere(itemOf(event.target)) && props.onPointAt(null)}
      onFocus={(event) => {
        const item = itemOf(event.target);
        if (!item) return;
        props.onFocusPin(item, event.target as HTMLElement);
        props.onPointAt(item);
      }}
      onBlur={(event) => {
        if (!leaves(event)) return;
        props.onBlurPin();
        props.onPointAt(null);
      }}
    >
      {items.map((item) => (
        <MapMarker
          key={item.key}
          pinKey={item.key}
          x={item.x}
          y={item.y}
          count={item.count}
          label={nameOf(item.count, item.first)}
          data={item.first.data}
          renderIcon={renderIcon}
          isOpen={item.key === openKey}
          isSelected={item.firstAt === selectedAt || (item.members?.includes(selectedAt) ?? false)}
          isTabStop={item.key === tabStopKey}
        />
      ))}
    </div>
  );
}
