const WIDGETS = [
  'button',
  'checkbox',
  'link',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'option',
  'radio',
  'slider',
  'switch',
  'tab',
];

const CONTROL = [
  'a[href]',
  'button:enabled',
  'input:enabled:not([type=hidden])',
  'select:enabled',
  'textarea:enabled',
  'summary',
  '[tabindex="0"]',
  ...WIDGETS.map((role) => `[role=${role}]`),
].join(', ');

/** Frames of controls: they hand focus on to one of these. */
const FRAMES = '[role=tablist], [role=toolbar], [role=menu], [role=radiogroup], [role=listbox]';

export type Control = HTMLElement | SVGElement;

/** What somebody can work with: seen, not disabled, not hidden from screen readers. */
export function controlsIn(parts: readonly Element[]): Control[] {
  return parts.flatMap((part) => [...part.querySelectorAll<Control>(CONTROL)]).filter(isThere);
}

function isThere(element: Control): boolean {
  const { width, height } = element.getBoundingClientRect();
  return (
    element.checkVisibility({ visibilityProperty: true }) &&
    // One pixel is for screen readers, or hands focus on.
    width > 1 &&
    height > 1 &&
    !element.matches(FRAMES) &&
    element.closest('[aria-hidden=true], [inert]') === null &&
    !element.matches(':disabled') &&
    !(element.getAttribute('aria-disabled') === 'true' && element.tabIndex < 0)
  );
}

/** Where keys go now: the focused element, or the option it points at. */
export function focused(): Control | null {
  const active = document.activeElement;
  const pointedAt = active?.getAttribute('aria-activedescendant');
  const target = pointedAt ? document.getElementById(pointedAt) : active;
  const isControl = target instanceof HTMLElement || target instanceof SVGElement;
  return isControl && target !== document.body ? target : null;
}

/** Short enough for the message of a failure. */
export const tell = (element: Element | null): string =>
  element?.outerHTML.replace(/ class="[^"]*"/g, '').slice(0, 120) ?? 'nothing';
