import type { OptionStep } from '../../internal/listbox/step-option.js';

export interface PressedKey {
  key: string;
  keyCode: number;
}

/**
 * Space or key code 0, by which some keyboards send Space. Any other named key with code 0 is not meant.
 *
 * @see DS-036..037
 */
export function isToggleKey({ key, keyCode }: PressedKey): boolean {
  return key === ' ' || (keyCode === 0 && (key === '' || key === 'Unidentified'));
}

const STEPS: Readonly<Record<string, OptionStep>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  PageUp: 'first',
  End: 'last',
  PageDown: 'last',
};

export function stepOfKey(key: string): OptionStep | undefined {
  return STEPS[key];
}

/** Keys that write a letter, for typing ahead. */
export function isLetter(event: { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean }): boolean {
  return event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
}
