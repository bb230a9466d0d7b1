import type { KeyboardEvent } from 'react';
import { isComposing } from '../is-composing.js';
import { useDirection } from '../useDirection.js';
import { useTypeAhead } from '../useTypeAhead.js';
import { stepInGrid } from './step-in-grid.js';

export interface RadioGridOptions {
  /** Names of the cells, in order. */
  labels: readonly string[];
  /** −1 when none is chosen. */
  chosenIndex: number;
  onChoose: (index: number) => void;
  disabled: boolean;
}

/**
 * A radio group whose radios wrap into rows: one tab stop, arrow keys, Home, End and letters move and choose.
 *
 * The element around the radios has the role `radiogroup`; columns are what the layout made of them.
 *
 * @returns the attributes of the radio at an index, a `<button>`
 */
export function useRadioGrid({ labels, chosenIndex, onChoose, disabled }: RadioGridOptions) {
  const typeAhead = useTypeAhead();
  const direction = useDirection();

  const pressKey = (event: KeyboardEvent<HTMLButtonElement>, from: number) => {
    if (event.defaultPrevented || isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    const radios = radiosBeside(event.currentTarget);
    const options = labels.map((label) => ({ label }));
    const target =
      typeAhead(event, options, from) ??
      stepInGrid(event.key, from, { count: radios.length, columns: columnsOf(radios), direction });
    if (target === undefined || target < 0) return;
    event.preventDefault();
    radios[target]?.focus();
    if (target !== chosenIndex) onChoose(target);
  };

  return (index: number) => ({
    type: 'button' as const,
    role: 'radio',
    'aria-label': labels[index],
    'aria-checked': index === chosenIndex,
    disabled,
    tabIndex: index === Math.max(chosenIndex, 0) ? 0 : -1,
    onClick: () => {
      if (index !== chosenIndex) onChoose(index);
    },
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => pressKey(event, index),
  });
}

function radiosBeside(radio: HTMLElement): HTMLElement[] {
  return [...(radio.closest('[role="radiogroup"]')?.querySelectorAll<HTMLElement>('[role="radio"]') ?? [])];
}

/** Number of items in the first row. */
function columnsOf(radios: readonly HTMLElement[]): number {
  return radios.filter(({ offsetTop }) => offsetTop === radios[0]?.offsetTop).length;
}
