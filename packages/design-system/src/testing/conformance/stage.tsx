import { createElement, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import '../../styles.js';
import type { Subject } from './subject.js';

/** A page with one subject between two buttons, longer than its window. */
export interface Stage {
  before: HTMLButtonElement;
  after: HTMLButtonElement;
  /** What belongs to the subject: the place it is drawn in, and what it has put beside the page. */
  parts: () => HTMLElement[];
  clear: () => void;
}

const stillness = '*, *::before, *::after { transition: none !important; animation: none !important; }';

export function setStage(element: ReactElement, wrapper?: Subject['wrapper']): Stage {
  const page = document.createElement('div');
  page.innerHTML = `<style>${stillness}</style><button type="button">Before</button><div style="padding: 24px"></div><button type="button">After</button><div style="height: 200vh"></div>`;
  const around = new Set([...document.body.children, page]);
  document.body.append(page);
  const [, before, place, after] = [...page.children] as [Element, HTMLButtonElement, HTMLElement, HTMLButtonElement];
  const root = createRoot(place);
  flushSync(() => root.render(wrapper ? createElement(wrapper, null, element) : element));
  return {
    before,
    after,
    parts: () => [place, ...[...document.body.children].filter((child): child is HTMLElement => !around.has(child))],
    clear: () => {
      flushSync(() => root.unmount());
      page.remove();
    },
  };
}
