/** Attributes of the record that was just created. It scrolls into view. */
export const highlight = (isHighlighted: boolean) =>
  isHighlighted ? ({ 'data-highlighted': true, 'aria-current': true, ref: scrollIntoView } as const) : {};

function scrollIntoView(element: Element | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
