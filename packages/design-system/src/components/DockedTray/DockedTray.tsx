'use client';
import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { CaretUpIcon } from '@phosphor-icons/react/dist/csr/CaretUp';
import { useId, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useControllableState } from '../../hooks/useControllableState.js';
import { classNames } from '../../internal/class-names.js';
import { useMergedRefs } from '../../internal/useMergedRefs.js';
import { usePacedText } from '../../internal/usePacedText.js';
import { VisuallyHidden } from '../../internal/VisuallyHidden.js';
import { StatusSign } from '../StatusSign/index.js';
import * as styles from './DockedTray.css.js';
import { TrayButton } from './TrayButton.js';
import { useDockedHeight } from './useDockedHeight.js';

/** The shortest time between two announcements. */
export const TRAY_ANNOUNCEMENT_INTERVAL_MS = 10_000;

export interface DockedTrayProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** The title and accessible name, such as 'Uploads'. */
  title: ReactNode;
  /** The icon before the title, 20 px. */
  icon?: ReactNode;
  /** The overall progress: a short text and a ChunkBar of status bezel. */
  summary?: ReactNode;
  /** The summary as text, announced politely at most every 10 seconds. */
  announcement?: string;
  /** A warning to show while work is unfinished. */
  notice?: ReactNode;
  /** What the work is waiting for. Shown under the bar while the list, which says the same, is hidden. */
  waiting?: ReactNode;
  /** TrayButtons before the Minimise button. */
  actions?: ReactNode;
  /** Whether the list is shown (controlled). */
  open?: boolean;
  /** Whether the list is shown by default (uncontrolled). @default true */
  defaultOpen?: boolean;
  /** Called with the new state when Minimise or Expand is pressed. */
  onOpenChange?: (open: boolean) => void;
  /** The label of the button that hides the list. @default 'Minimise' */
  minimiseLabel?: string;
  /** The label of the button that shows the list. @default 'Expand' */
  expandLabel?: string;
  /** The list. At most half as high as the window, then it scrolls. */
  children?: ReactNode;
}

/** Shows background work on every page: a bar that stays in view and a list that can be hidden. */
export function DockedTray({
  title,
  icon,
  summary,
  announcement = '',
  notice,
  waiting,
  actions,
  open,
  defaultOpen = true,
  onOpenChange,
  minimiseLabel = 'Minimise',
  expandLabel = 'Expand',
  className,
  children,
  ref,
  ...rest
}: DockedTrayProps) {
  const [isOpen, setOpen] = useControllableState(open, defaultOpen, onOpenChange);
  const id = useId();
  const trayRef = useRef<HTMLElement>(null);
  const mergedRef = useMergedRefs(ref, trayRef);
  const announced = usePacedText(announcement, TRAY_ANNOUNCEMENT_INTERVAL_MS);
  useDockedHeight(trayRef);

  const Caret = isOpen ? CaretDownIcon : CaretUpIcon;
  return (
    <section
      ref={mergedRef}
      aria-labelledby={`${id}-title`}
      data-state={isOpen ? 'open' : 'closed'}
      className={classNames(styles.tray, className)}
      {...rest}
    >
      <div className={styles.bar}>
        {icon && <span className={styles.icon}>{icon}</span>}
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        {summary && <div className={styles.summary}>{summary}</div>}
        {notice && (
          <p className={styles.notice}>
            <StatusSign kind="warning" className={styles.noticeSign} />
            <span>{notice}</span>
          </p>
        )}
        <div className={styles.buttons}>
          {actions}
          <TrayButton
            icon={<Caret size={18} weight="bold" aria-hidden="true" />}
            aria-expanded={isOpen}
            aria-controls={`${id}-body`}
            onClick={() => setOpen(!isOpen)}
          >
            <span className={styles.buttonWords}>{isOpen ? minimiseLabel : expandLabel}</span>
          </TrayButton>
        </div>
      </div>
      {waiting && !isOpen && (
        <p className={styles.waiting}>
          <StatusSign kind="paused" className={styles.waitingSign} />
          <span>{waiting}</span>
        </p>
      )}
      <div id={`${id}-body`} className={styles.body} hidden={!isOpen}>
        {children}
      </div>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </section>
  );
}
