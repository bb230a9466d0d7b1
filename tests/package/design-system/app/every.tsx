/**
 * In a browser, for every component: takes over the HTML that the server rendered (`server.json`), then draws it
 * again with a ref and a class. Results are in `window.seen` when the page is done.
 */
import '@inspection-studio/design-system/styles.css';
import './own.css';
import { cloneElement, createElement, createRef, forwardRef, type ReactElement, type RefAttributes } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { complaintsOf, identifierPrefixOf, staged } from './stage.js';
import { hasOuter, type Subject } from '../../../../packages/design-system/src/testing/conformance/subject.js';
import { subjects } from '../../../../packages/design-system/src/testing/conformance/subjects/index.js';

export interface Seen {
  name: string;
  /** What React said while it took over the server's HTML. */
  hydrating: string[];
  /** What React logged while it rendered the component again. */
  drawing: string[];
  /** Absent where the component has no outer element. */
  outer?: { isRefRight: boolean; background: string; hasClass: boolean };
}

interface OuterProps extends RefAttributes<Element> {
  className?: string;
}

declare global {
  interface Window {
    seen?: Seen[];
  }
}

const PATIENCE_MS = 1000;
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
const server: Record<string, { html: string }> = await (await fetch('./server.json')).json();

async function hydrate(subject: Subject): Promise<string[]> {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = server[subject.name]?.html ?? '';
  return complaintsOf(async () => {
    const root = hydrateRoot(place, staged(subject, subject.element), {
      identifierPrefix: identifierPrefixOf(subject),
      onRecoverableError: (error) => console.error(error),
    });
    await nextFrame();
    await nextFrame();
    root.unmount();
    place.remove();
  });
}

/**
 * A subject may be a component of this application around one of the package. Refs are handed to it as the application
 * itself would have to under React 18; a component of the package gets no such help.
 */
function takingRef({ name, element }: Subject): ReactElement<OuterProps> {
  const { type, props } = element as ReactElement<OuterProps>;
  if (typeof type !== 'function' || type.name === name) return element as ReactElement<OuterProps>;
  const render = type as (props: OuterProps) => ReactElement;
  return createElement(
    forwardRef<Element, OuterProps>((given, ref) => render({ ...given, ref })),
    props as object,
  );
}

async function draw(subject: Subject): Promise<Omit<Seen, 'name' | 'hydrating'>> {
  const place = document.body.appendChild(document.createElement('div'));
  const ref = createRef<Element>();
  const own = hasOuter(subject) ? { ref, className: 'own' } : {};
  const element = cloneElement(takingRef(subject), { ...subject.shownBy, ...own });
  let outer: Seen['outer'];
  const drawing = await complaintsOf(async () => {
    const root = createRoot(place);
    root.render(staged(subject, element));
    for (const start = performance.now(); hasOuter(subject) && !ref.current && performance.now() - start < PATIENCE_MS;)
      await nextFrame();
    await nextFrame();
    if (hasOuter(subject)) {
      const found = ref.current;
      outer = {
        isRefRight: found instanceof subject.outer,
        hasClass: found?.classList.contains('own') ?? false,
        background: found ? getComputedStyle(found).backgroundColor : 'nothing',
      };
    }
    root.unmount();
    place.remove();
  });
  return { drawing, ...(outer ? { outer } : {}) };
}

const seen: Seen[] = [];
for (const subject of subjects) {
  seen.push({ name: subject.name, hydrating: await hydrate(subject), ...(await draw(subject)) });
}
window.seen = seen;
