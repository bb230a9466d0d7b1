import { Children, type ReactNode } from 'react';

/** The space around words is part of the accessible name, and no translation touches it: it stays outside. */
const wrapText = (text: string): ReactNode =>
  text.split(/(\S(?:.*\S)?)/s).map((part, place) => (place === 1 ? <span key="">{part}</span> : part));

/**
 * Gives each run of text among children its own element. Next to other elements, text without one breaks the page once
 * the browser has translated it: React still refers to the text node that the translation replaced.
 */
export function wrapTexts(children: ReactNode): ReactNode {
  const parts: ReactNode[] = [];
  let text = '';
  for (const part of Children.toArray(children)) {
    if (typeof part === 'object') {
      parts.push(wrapText(text), part);
      text = '';
    } else text += part;
  }
  return [...parts, wrapText(text)];
}

/** `wrapTexts` for all that is in an element, which is the element of a text that is alone in it. */
export function wrapMixedTexts(children: ReactNode): ReactNode {
  const parts = Children.toArray(children);
  return parts.every((part) => typeof part !== 'object') ? parts.join('') : wrapTexts(parts);
}
