/** What a key of the whole studio does. */
export type Shortcut = 'palette' | 'sheet';

/** What is read of a key press. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'target'>;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]'));

/**
 * Ctrl+K or Cmd+K opens the palette everywhere; `?` the sheet, where nobody types
 * and unless keys without a modifier are turned off.
 *
 * @param hasSingleKeys WCAG 2.1.4: people who speak to their computer turn them off
 */
export function shortcutOf(press: KeyPress, hasSingleKeys: boolean): Shortcut | undefined {
  if (press.defaultPrevented || press.altKey) return undefined;
  const hasModifier = press.ctrlKey || press.metaKey;
  if (hasModifier) return press.key.toLowerCase() === 'k' ? 'palette' : undefined;
  return hasSingleKeys && press.key === '?' && !isTyping(press.target) ? 'sheet' : undefined;
}

/** The keys of the palette as they are printed on the keyboard of a browser's system. */
export const paletteKeys = (userAgent: string): readonly string[] => [
  /Mac|iPhone|iPad/.test(userAgent) ? '⌘' : 'Ctrl',
  'K',
];
