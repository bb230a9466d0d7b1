/**
 * Returns a matcher of Testing Library for a text that spans elements, such as a sentence with names: it matches the innermost
 * element that has all of it.
 */
export function sentence(words: string | RegExp): (text: string, element: Element | null) => boolean {
  const has = (element: Element) =>
    typeof words === 'string' ? element.textContent === words : words.test(element.textContent);
  return (_text, element) => element !== null && has(element) && ![...element.children].some(has);
}

/** The texts in an element that browsers leave as they are when they translate the page. */
export const untranslated = (element: Element): string[] =>
  [...element.querySelectorAll('[translate="no"]')].map(({ textContent }) => textContent);
