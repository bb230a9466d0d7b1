import { screen, within } from '@testing-library/react';

/** Text of an element, without what is hidden from a screen reader, such as initials beside a name. */
function textOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
  return copy.textContent.replace(/\s+/g, ' ').trim();
}

/** What the lists of facts of a screen say: value by label, in reading order. */
export const factsOf = (root: Element = document.body): Record<string, string> =>
  Object.fromEntries(
    [...root.querySelectorAll('dt')].map((term) => [
      textOf(term),
      term.nextElementSibling ? textOf(term.nextElementSibling) : '',
    ]),
  );

/** Cells of a table by header, row by row. */
export function rowsOf(name: string): Record<string, string>[] {
  const [head, ...rows] = within(screen.getByRole('table', { name })).getAllByRole('row');
  const headers = head ? within(head).getAllByRole('columnheader').map(textOf) : [];
  return rows.map((row) =>
    Object.fromEntries([...row.children].map((cell, index) => [headers[index] ?? `column ${index}`, textOf(cell)])),
  );
}

/** A page of a list, as the server answers it. */
export const pageOf = <Item>(items: readonly Item[], count = items.length, top = 12) => ({
  items,
  pagination: { top, skip: 0, count, pages: Math.ceil(count / top), hasNext: count > top, hasPrevious: false },
});

/** Background colours below an element, in reading order, as the page holds them: 'rgb(28, 136, 78)'. */
export const coloursOf = (root: Element): string[] =>
  [...root.querySelectorAll<HTMLElement>('[style*="background"]')].map(({ style }) => style.backgroundColor);
