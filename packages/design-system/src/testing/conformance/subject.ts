import type { ComponentType, ReactElement, ReactNode } from 'react';

type ElementClass = abstract new () => Element;

/** How a part that opens does so, by keyboard. */
export interface Opening {
  /** With focus on it, the key opens. @default the first stop of the Tab key */
  from?: string;
  /** As `userEvent.keyboard` writes it; none where focus alone opens. @default '{Enter}' */
  press?: string | null;
  /** What is there once it is open. */
  shows: string;
  /** Moves focus inside. @default '{Tab}' */
  arrows?: '{Tab}' | '{ArrowDown}' | '{ArrowRight}';
  /** Moves focus inside a part of it, from every stop. */
  also?: string;
  /** Why the content after it moves: it expands in place. */
  unfolds?: string;
  /** Why Escape does not close it. */
  staysOnEscape?: string;
}

/** One component, as the battery meets it. */
export interface Subject {
  /** As exported. */
  name: string;
  /** As a consumer writes it, with everything in it that takes focus. */
  element: ReactElement;
  /** The class of its outer element, or why it has none. */
  outer: ElementClass | string;
  /** Why it has no class of its own. */
  unstyled?: string;
  /** Props that make the outer element appear where it is not there from the start. */
  shownBy?: Record<string, unknown>;
  /** Providers and parents it needs. */
  wrapper?: ComponentType<{ children: ReactNode }>;
  /** A part that another subject shows whole: only its outer element is looked at. */
  partOf?: string;
  /** What is there once it has started, where it loads something first. */
  startsWith?: string;
  /** Keys that move focus inside from a stop of the Tab key. */
  arrows?: string;
  /** Selectors of controls no key leads to, with the reason. */
  notByKeyboard?: Record<string, string>;
  opens?: Opening;
}

/** The outer element of these can be asked for. */
export type OuterSubject = Subject & { outer: ElementClass };

export const hasOuter = (subject: Subject): subject is OuterSubject => typeof subject.outer !== 'string';
