'use client';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { useId, useLayoutEffect, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useControllableState } from '../../hooks/useControllableState.js';
import { classNames } from '../../internal/class-names.js';
import { wrapTexts } from '../../internal/wrap-texts.js';
import * as styles from './Collapsible.css.js';

export interface CollapsibleProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** The title: the label of the button that opens and closes the section. */
  title: ReactNode;
  /** The number of items inside, shown after the title. */
  count?: number;
  /** Whether it is open (controlled). */
  open?: boolean;
  /** Whether it is open by default (uncontrolled). @default false */
  defaultOpen?: boolean;
  /** Called with the new state when the heading is pressed or the browser's find in page opens it. */
  onOpenChange?: (open: boolean) => void;
  /** Whether the user cannot open or close it. @default false */
  disabled?: boolean;
  /** The level of the heading. @default 2 */
  headingLevel?: 2 | 3 | 4;
}

/** A section that can be collapsed. Its content stays mounted, and the browser's find in page opens it. */
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
    // React only supports `hidden` as a boolean. With `until-found`, find in page can reveal the content.
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
          {wrapTexts(title)}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </button>
      </Heading>
      <div ref={contentRef} id={contentId} className={styles.content} hidden={!isOpen}>
        {children}
      </div>
    </section>
  );
}
