import type { KeyboardEvent } from 'react';
import { isComposing } from './is-composing.js';
import { nextByKey, type StepKeys } from './next-by-key.js';

const ARROWS: StepKeys = ['ArrowLeft', 'ArrowRight'];
const ARROWS_RTL: StepKeys = ['ArrowRight', 'ArrowLeft'];

/**
 * Moves focus to the tab that a key leads to, in the same event. Radix does so in a timeout, so that an Enter right after the
 * key would select the previous tab. A handler for the capture phase of a tab list's keydown.
 */
export function moveInTabs(event: KeyboardEvent<HTMLElement>): void {
  if (isComposing(event) || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
  const { currentTarget } = event;
  const tabs = [...currentTarget.querySelectorAll<HTMLElement>('[role="tab"]:not(:disabled)')];
  const current = tabs.findIndex((tab) => tab === document.activeElement);
  const isRtl = currentTarget.closest('[dir]')?.getAttribute('dir') === 'rtl';
  const next = current < 0 ? undefined : nextByKey(event.key, tabs.length, current, isRtl ? ARROWS_RTL : ARROWS);
  if (next === undefined) return;
  event.preventDefault();
  tabs[next]?.focus();
}
