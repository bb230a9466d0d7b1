'use client';

import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowClockwise';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../internal/class-names.js';
import { Button } from '../Button/index.js';
import { StatusSign } from '../StatusSign/index.js';
import * as styles from './ErrorPanel.css.js';

export interface ErrorPanelProps extends ComponentPropsWithRef<'div'> {
  /** The error message. @default 'Something went wrong.' */
  children?: ReactNode;
  /** Called when the button is pressed. */
  onRetry: () => void;
  /** Whether a retry is pending. @default false */
  retrying?: boolean;
  /** The label of the button. @default 'Click to retry data fetching.' */
  retryLabel?: string;
}

/** Replaces content that failed to load with an error and a retry button. */
export function ErrorPanel({
  children = 'Something went wrong.',
  onRetry,
  retrying = false,
  retryLabel = 'Click to retry data fetching.',
  className,
  ...rest
}: ErrorPanelProps) {
  return (
    <div role="alert" className={classNames(styles.panel, className)} {...rest}>
      <StatusSign kind="failed" className={styles.sign} />
      <p className={styles.words}>{children}</p>
      <Button
        icon={<ArrowClockwiseIcon size={18} weight="bold" />}
        className={styles.retry}
        pending={retrying}
        onClick={onRetry}
      >
        {retryLabel}
      </Button>
    </div>
  );
}
