'use client';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { useId, useLayoutEffect, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useControllableState } from '../../hooks/useControllableState.js';
import { classNames } from '../../internal/class-names.js';
import * as styles from './Collapsible.css.js';

export interface CollapsibleProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Words of the button that opens and closes it. */
  title: ReactNode;
  /** How many things are inside, after the title. */
  count?: number;
  /** Whether the content shows, when controlled. */
  open?: boolean;
  /** Whether it is open at first, when uncontrolled. @default false */
  defaultOpen?: boolean;
  /** Called when the heading is pressed, and when the browser's search opens it. */
  onOpenChange?: (open: boolean) => void;
  /** It stays as it is. @default false */
  disabled?: boolean;
  /** Level of the title's heading. @default 2 */
  headingLevel?: 2 | 3 | 4;
}

/** A section that is folded away. What is inside stays mounted, and the browser's find in page opens it. */
export function Collapsible({
  title,
  count,
  open,
  defaultOpen = false,
  onOpenChange,
  disabled = false,
  headingLevel = 2,
  className,
  children,
  ...rest
}: CollapsibleProps) {
  const [isOpen, setOpen] = useControllableState(open, defaultOpen, onOpenChange);
  const contentId = useId();
  const contentRef = useRef<HTMLDivElement>(null);
  const Heading = `h${headingLevel}` as const;

  useLayoutEffect(() => {
    const content = contentRef.current;
    if (content === null || isOpen) return;
    // React knows `hidden` as on or off only; with this third value find in page reveals the content.
    content.setAttribute('hidden', 'until-found');
    const reveal = () => setOpen(true);
    content.addEventListener('beforematch', reveal);
    return () => content.removeEventListener('beforematch', reveal);
  }, [isOpen, setOpen]);

  return (
    <section className={classNames(styles.section, className)} data-state={isOpen ? 'open' : 'closed'} {...rest}>
      <Heading>
        <button
          type="button"
          className={styles.trigger}
          aria-expanded={isOpen}
          aria-controls={contentId}
          disabled={disabled}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={styles.caret}>
            <CaretRightIcon size={16} weight="bold" aria-hidden="true" />
          </span>
          {title}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </button>
      </Heading>
      <div ref={contentRef} id={contentId} className={styles.content} hidden={!isOpen}>
        {children}
      </div>
    </section>
  );
}
