import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names.js';
import { StatusSign, type SignKind } from '../StatusSign/index.js';
import * as styles from './StatusBadge.css.js';

export interface StatusBadgeProps extends ComponentPropsWithRef<'span'> {
  /** The status, which sets icon and colour. */
  kind: SignKind;
  /** The style: `tinted` on a surface, `plate` on an image, `text` inline. @default 'tinted' */
  variant?: keyof typeof styles.variant;
  /** Overrides the colour of the kind. */
  tone?: keyof typeof styles.tint;
  /** The status text. */
  children: string;
}

const usualTint: Partial<Record<SignKind, keyof typeof styles.tint>> = {
  processing: 'processing',
  pending: 'processing',
  completed: 'completed',
  active: 'completed',
  failed: 'failed',
  warning: 'warning',
  info: 'info',
};

/** A status icon with text. */
export function StatusBadge({ kind, variant = 'tinted', tone, className, children, ...rest }: StatusBadgeProps) {
  const tint = tone ?? usualTint[kind] ?? 'draft';
  return (
    <span
      className={classNames(styles.badge, styles.variant[variant], variant !== 'text' && styles.tint[tint], className)}
      {...rest}
    >
      <StatusSign kind={kind} tone={tint} size={variant === 'text' ? 'small' : 'medium'} />
      <span>{children}</span>
    </span>
  );
}
