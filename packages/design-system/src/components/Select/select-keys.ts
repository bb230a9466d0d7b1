import type { OptionStep } from '../../internal/listbox/step-option.js';

export interface PressedKey {
  key: string;
  keyCode: number;
}

/**
 * Whether a key is Space or has key code 0, as some keyboards send for Space. Other named keys with code 0 don't count.
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
