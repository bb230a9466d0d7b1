'use client';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useId, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { IconButton } from '../../components/IconButton/index.js';
import { Skeleton } from '../../components/Skeleton/index.js';
import { classNames } from '../../internal/class-names.js';
import { VisuallyHidden } from '../../internal/VisuallyHidden.js';
import { wrapTexts } from '../../internal/wrap-texts.js';
import { FactRow, type ImageFact } from './FactRow.js';
import { DEFAULT_FACTS_LABELS, type ImageFactsLabels } from './labels.js';
import { useCopy } from './useCopy.js';
import { useIsScrollable } from './useIsScrollable.js';
import * as styles from './ImageFacts.css.js';

export interface ImageFactsProps extends ComponentPropsWithRef<'section'> {
  /** The rows, in reading order, each with a label of its own; those whose value is undefined or null are left out. */
  facts: readonly ImageFact[];
  /** Whether rows are being loaded. Those that are there stay; without any, placeholders are shown. @default false */
  pending?: boolean;
  /** Why facts could not be loaded: shown below those that are known. */
  problem?: ReactNode;
  /** Shows a button to close; without it there is none. */
  onClose?: () => void;
  /** Content below the facts, such as a map. */
  children?: ReactNode;
  /** Texts that replace the defaults. */
  labels?: Partial<ImageFactsLabels>;
}

const PLACEHOLDERS = ['70%', '85%', '45%', '60%', '75%', '50%'];

/** Rows in the place of those that are being loaded, as high as they. */
const Placeholders = () => (
  <div className={styles.list} aria-hidden="true">
    {PLACEHOLDERS.map((width) => (
      <div key={width} className={styles.row}>
        <div className={styles.label}>
          <Skeleton width="30%" />
        </div>
        <div className={styles.value}>
          <Skeleton width={width} />
        </div>
      </div>
    ))}
  </div>
);

/** Facts about an image, as a title block on the dark surface of an ImageViewer. As high as its place, then it scrolls. */
export function ImageFacts({
  facts,
  pending = false,
  problem,
  onClose,
  children,
  labels,
  className,
  ...rest
}: ImageFactsProps) {
  const headingId = useId();
  const body = useRef<HTMLDivElement>(null);
  const isScrollable = useIsScrollable(body);
  const { copied, copy } = useCopy();
  const words = { ...DEFAULT_FACTS_LABELS, ...labels };
  const rows = facts.filter(({ value }) => value !== undefined && value !== null);
  const hasProblem = Boolean(problem);
  const copiedRow = rows.find((row) => copied?.label === row.label && copied.text === row.copyText);
  return (
    <section
      aria-labelledby={headingId}
      aria-busy={pending || undefined}
      className={classNames(styles.panel, className)}
      {...rest}
    >
      <div className={styles.header}>
        <h2 id={headingId} className={styles.heading}>
          {words.heading}
        </h2>
        {onClose && (
          <IconButton variant="ghost" label={words.close} icon={<XIcon size={18} weight="bold" />} onClick={onClose} />
        )}
      </div>
      <div
        ref={body}
        className={styles.body}
        {...(isScrollable && { role: 'group', 'aria-labelledby': headingId, tabIndex: 0 })}
      >
        <div>
          {rows.length > 0 && (
            <dl className={styles.list}>
              {rows.map((row) => (
                <FactRow
                  key={row.label}
                  {...row}
                  copyLabel={words.copy(row.label)}
                  isCopied={row === copiedRow ? copied?.isDone : undefined}
                  onCopy={(text) => void copy(row.label, text)}
                />
              ))}
            </dl>
          )}
          {pending && rows.length === 0 && !hasProblem && <Placeholders />}
          {hasProblem && <div className={styles.problem}>{wrapTexts(problem)}</div>}
          {Boolean(children) && <div className={styles.below}>{wrapTexts(children)}</div>}
        </div>
      </div>
      <VisuallyHidden role="status">{copiedRow && (copied?.isDone ? words.copied : words.notCopied)}</VisuallyHidden>
    </section>
  );
}
