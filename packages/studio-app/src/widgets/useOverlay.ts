import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import type { OnDemand } from './on-demand.ts';
import { useOnDemand } from './useOnDemand.ts';

/** Props of a lazy-loaded menu or popover that is anchored to a button of the page. */
export interface OverlayProps {
  id: string;
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A menu or card behind a button, whose code is fetched when the button is first pointed at, reached or pressed. */
export function useOverlay<Props extends OverlayProps>(part: OnDemand<Props>, kind: 'menu' | 'dialog') {
  const { Part, hints, want } = useOnDemand(part);
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const id = useId();
  const open = () => {
    setOpen(true);
    void want().then((isHere) => setOpen((wasOpen) => wasOpen && isHere));
  };
  return {
    Part,
    trigger: {
      ref: anchor,
      'aria-haspopup': kind,
      'aria-expanded': isOpen,
      'aria-controls': isOpen && Part ? id : undefined,
      ...hints,
      onClick: () => (isOpen ? setOpen(false) : open()),
      onKeyDown: (event: KeyboardEvent) => {
        if (kind !== 'menu' || event.key !== 'ArrowDown') return;
        event.preventDefault();
        open();
      },
    },
    overlay: { id, anchor, open: isOpen, onOpenChange: setOpen } satisfies OverlayProps,
  };
}
