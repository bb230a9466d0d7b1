'use client';
import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { CaretUpIcon } from '@phosphor-icons/react/dist/csr/CaretUp';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useId, useRef, type ComponentPropsWithRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from '../../components/IconButton/index.js';
import { useControllableState } from '../../hooks/useControllableState.js';
import { classNames } from '../../internal/class-names.js';
import { isComposing } from '../../internal/is-composing.js';
import { useMergedRefs } from '../../internal/useMergedRefs.js';
import { VisuallyHidden } from '../../internal/VisuallyHidden.js';
import { nextHeight, type MapSheetHeight } from './settle-height.js';
import { useSheetDrag } from './useSheetDrag.js';
import * as styles from './MapSheet.css.js';

export interface MapSheetProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** The name of the sheet, shown in its bar. */
  title: string;
  /** A short summary while it is closed. */
  summary?: ReactNode;
  /** The height when controlled. */
  height?: MapSheetHeight;
  /** The initial height when uncontrolled. @default 'closed' */
  defaultHeight?: MapSheetHeight;
  /** Called when it is dragged, clicked or moved by key to another height. */
  onHeightChange?: (height: MapSheetHeight) => void;
  /** The label of the close button. @default 'Close' */
  closeLabel?: string;
  /** The keyboard help of the bar. @default 'Arrow up and arrow down change the height' */
  hint?: string;
}

const KEYS: Readonly<Record<string, (height: MapSheetHeight) => MapSheetHeight>> = {
  ArrowUp: (height) => nextHeight(height, 1),
  ArrowDown: (height) => nextHeight(height, -1),
  End: () => 'full',
  Home: () => 'closed',
};

/**
 * The panel of a map on small screens: below the map, at one of three heights. The map above it
 * shrinks, so that nothing is covered; a strip always remains. Both are children of a column with a known height.
 */
export function MapSheet({
  title,
  summary,
  height,
  defaultHeight = 'closed',
  onHeightChange,
  closeLabel = 'Close',
  hint = 'Arrow up and arrow down change the height',
  className,
  children,
  ref,
  ...rest
}: MapSheetProps) {
  const [currentHeight, setCurrentHeight] = useControllableState(height, defaultHeight, onHeightChange);
  const id = useId();
  const sheet = useRef<HTMLElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const outer = useMergedRefs(ref, sheet);
  const drag = useSheetDrag(sheet, bar, setCurrentHeight);
  const isOpen = currentHeight !== 'closed';
  const Caret = currentHeight === 'full' ? CaretDownIcon : CaretUpIcon;

  const close = () => {
    setCurrentHeight('closed');
    (cameFrom.current?.isConnected ? cameFrom.current : toggle.current)?.focus();
  };
  const noticeFocus = ({ relatedTarget }: FocusEvent) => {
    const isFromOutside = relatedTarget instanceof HTMLElement && !sheet.current?.contains(relatedTarget);
    if (isFromOutside) cameFrom.current = relatedTarget;
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen || isComposing(event)) return;
    event.stopPropagation();
    close();
  };
  const moveWithKey = (event: KeyboardEvent) => {
    const to = KEYS[event.key];
    if (!to || isComposing(event)) return;
    event.preventDefault();
    setCurrentHeight(to(currentHeight));
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the controls inside take focus; this hears Escape from all of them
    <section
      ref={outer}
      aria-labelledby={`${id}-title`}
      data-height={currentHeight}
      className={classNames(styles.sheet, className)}
      onFocus={noticeFocus}
      onKeyDown={closeOnEscape}
      {...rest}
    >
      <div ref={bar} className={styles.bar} {...drag}>
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={`${id}-body`}
          aria-describedby={`${id}-hint`}
          onKeyDown={moveWithKey}
          onClick={() => setCurrentHeight(currentHeight === 'half' ? 'full' : 'half')}
        >
          <span id={`${id}-title`} className={styles.title}>
            {title}
          </span>
          <span className={styles.summary}>{!isOpen && summary}</span>
          <Caret size={18} weight="bold" aria-hidden="true" />
        </button>
        {isOpen && (
          <IconButton variant="ghost" label={closeLabel} icon={<XIcon size={18} weight="bold" />} onClick={close} />
        )}
        <VisuallyHidden id={`${id}-hint`} hidden>
          {hint}
        </VisuallyHidden>
      </div>
      <div id={`${id}-body`} className={styles.body} hidden={!isOpen}>
        {children}
      </div>
    </section>
  );
}
