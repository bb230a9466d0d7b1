import { isComposing } from '@inspection-studio/design-system';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { createEarlyKeys, isMenuKey } from './early-keys.ts';
import type { OnDemand } from './on-demand.ts';
import { useOnDemand } from './useOnDemand.ts';

/** Props of a lazy-loaded menu or popover that is anchored to a button of the page. */
export interface OverlayProps {
  id: string;
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * A menu or card behind a button, whose code is fetched when the button is first pointed at, reached or pressed. Keys that
 * are pressed meanwhile go to the menu once it is open.
 */
export function useOverlay<Props extends OverlayProps>(part: OnDemand<Props>, kind: 'menu' | 'dialog') {
  const { Part, hints, want } = useOnDemand(part);
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [earlyKeys] = useState(createEarlyKeys);
  const isDrawn = isOpen && Part !== undefined;
  useEffect(() => (isDrawn ? earlyKeys.replay(id) : undefined), [earlyKeys, id, isDrawn]);
  const open = () => {
    earlyKeys.clear();
    setOpen(true);
    void want().then((isHere) => setOpen((wasOpen) => wasOpen && isHere));
  };
  return {
    Part,
    trigger: {
      ref: anchor,
      'aria-haspopup': kind,
      'aria-expanded': isOpen,
      'aria-controls': isDrawn ? id : undefined,
      ...hints,
      onClick: () => (isOpen ? setOpen(false) : open()),
      onKeyDown: (event: KeyboardEvent) => {
        if (kind !== 'menu' || isComposing(event) || (!isOpen && event.key !== 'ArrowDown')) return;
        if (event.key === 'Tab') setOpen(false);
        if (!isMenuKey(event)) return;
        event.preventDefault();
        if (!isOpen) open();
        else if (event.key === 'Escape') setOpen(false);
        else if (!event.repeat) earlyKeys.hold(event.key);
      },
    },
    overlay: { id, anchor, open: isOpen, onOpenChange: setOpen } satisfies OverlayProps,
  };
}
