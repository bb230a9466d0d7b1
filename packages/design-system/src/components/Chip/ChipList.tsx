'use client';
import { useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { isComposing } from '../../internal/is-composing.js';
import { useDirection } from '../../internal/useDirection.js';
import { VisuallyHidden } from '../../internal/VisuallyHidden.js';
import { Chip } from './Chip.js';
import * as styles from './ChipList.css.js';
import { neighbourAfterRemoval } from './neighbour-after-removal.js';

export interface ChipListItem {
  value: string;
  label: string;
  /** The CSS colour of a square before the label. */
  swatch?: string;
  /** Whether to strike the label through. */
  archived?: boolean;
  /** The id of its error message. Gives the chip a red border. */
  errorId?: string;
}

export interface ChipListHandle {
  focusLast: () => void;
}

export interface ChipListProps {
  ref: Ref<ChipListHandle>;
  items: readonly ChipListItem[];
  label: string;
  onRemove: (index: number) => void;
  /** Called to move focus out: the only chip was removed, or the forward arrow key was pressed on the last one. */
  onLeave: () => void;
  removeLabel: (label: string) => string;
  removedText: (label: string) => string;
  disabled: boolean | undefined;
}

/**
 * A list of removable chips with one tab stop. Arrow keys move focus; Delete and Backspace remove a chip and focus its
 * neighbour.
 */
export function ChipList({ ref, items, label, onRemove, onLeave, removeLabel, removedText, disabled }: ChipListProps) {
  const direction = useDirection();
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const [tabStop, setTabStop] = useState(0);
  const [announcement, setAnnouncement] = useState('');
  useImperativeHandle(ref, () => ({ focusLast: () => buttons.current[items.length - 1]?.focus() }), [items.length]);

  const remove = (index: number) => {
    setAnnouncement(removedText(items[index]!.label));
    const neighbour = neighbourAfterRemoval(index, items.length - 1);
    // The removed chip is still in the list, so a neighbour after it is one index further.
    if (neighbour < 0) onLeave();
    else buttons.current[neighbour >= index ? neighbour + 1 : neighbour]?.focus();
    onRemove(index);
  };

  const pressKey = (event: KeyboardEvent, index: number) => {
    if (isComposing(event)) return;
    const last = items.length - 1;
    const [back, onwards] = direction === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
    const targets: Record<string, number> = { [back]: index - 1, [onwards]: index + 1, Home: 0, End: last };
    const target = targets[event.key];
    if (target !== undefined && target > last) onLeave();
    else if (target !== undefined) buttons.current[Math.max(target, 0)]?.focus();
    else if (event.key === 'Delete' || event.key === 'Backspace') remove(index);
    else return;
    event.preventDefault();
  };

  return (
    <>
      {items.length > 0 && (
        <ul className={styles.list} aria-label={label}>
          {items.map((item, index) => (
            <li key={item.value} className={styles.item}>
              <Chip
                swatch={item.swatch}
                archived={item.archived}
                invalid={item.errorId !== undefined}
                onRemove={() => remove(index)}
                removeLabel={removeLabel(item.label)}
                removeButtonProps={{
                  ref: (button) => {
                    buttons.current[index] = button;
                  },
                  tabIndex: index === Math.min(tabStop, items.length - 1) ? 0 : -1,
                  disabled,
                  'aria-describedby': item.errorId,
                  onFocus: () => setTabStop(index),
                  onKeyDown: (event) => pressKey(event, index),
                }}
              >
                <span translate="no">{item.label}</span>
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}
