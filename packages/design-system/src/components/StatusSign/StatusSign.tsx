import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names.js';
import { signShapes, type SignKind } from './sign-shapes.js';
import * as styles from './StatusSign.css.js';

export interface StatusSignProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** The status, which sets shape and colour. */
  kind: SignKind;
  /** Overrides the colour of the kind. */
  tone?: keyof typeof styles.tone;
  /** The size: `small` (14 px) in text, `medium` (16 px) in badges, `large` (24 px) alone. @default 'medium' */
  size?: keyof typeof styles.size;
  /** The status text. Omit it only when the text is next to the icon. */
  label?: string;
}

const usualTone: Record<SignKind, keyof typeof styles.tone> = {
  draft: 'draft',
  processing: 'processing',
  completed: 'completed',
  failed: 'failed',
  warning: 'warning',
  info: 'info',
  paused: 'draft',
  pending: 'processing',
  active: 'completed',
  off: 'draft',
};

/** A status icon with its own shape, like a road sign. */
export function StatusSign({
  kind,
  tone = usualTone[kind],
  size = 'medium',
  label,
  className,
  ...rest
}: StatusSignProps) {
  return (
    <svg
      viewBox="0 0 16 16"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
      data-kind={kind}
      className={classNames(styles.sign, styles.size[size], styles.tone[tone], className)}
      {...rest}
    >
      {signShapes[kind]}
    </svg>
  );
}
