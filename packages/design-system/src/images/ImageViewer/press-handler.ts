import type { KeyboardEvent, KeyboardEventHandler } from 'react';
import { isComposing } from '../../internal/is-composing.js';
import type { Direction } from '../../internal/useDirection.js';
import { viewerAction, type ViewerAction } from './viewer-keys.js';

/** A text field keeps its keys. */
const EDITABLE = 'input, textarea, select, [contenteditable]';

interface PressOptions {
  direction: Direction;
  /** Whether the viewer has the action: a key of one that it does not have is left to the page. */
  isOffered: (action: ViewerAction) => boolean;
  onAct: (action: ViewerAction) => void;
  /** That of the consumer, who may use a key first. */
  onKeyDown: KeyboardEventHandler<HTMLDivElement> | undefined;
}

/** Handles the keys of a viewer, wherever focus is in it. */
export const pressHandler =
  ({ direction, isOffered, onAct, onKeyDown }: PressOptions) =>
  (event: KeyboardEvent<HTMLDivElement>): void => {
    onKeyDown?.(event);
    const target = event.target as Element;
    // React passes on the keys of a menu or a dialog that an action has opened, which are elsewhere in the page.
    if (!event.currentTarget.contains(target) || target.closest(EDITABLE)) return;
    if (event.defaultPrevented || isComposing(event)) return;
    const action = viewerAction(event, direction);
    if (action === null || !isOffered(action)) return;
    event.preventDefault();
    onAct(action);
  };
