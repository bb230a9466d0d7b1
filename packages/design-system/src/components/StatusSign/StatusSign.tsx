import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names.js';
import { signShapes, type SignKind } from './sign-shapes.js';
import * as styles from './StatusSign.css.js';

export interface StatusSignProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** The status: its shape and usual colour. */
  kind: SignKind;
  /** Colour of the sign where it is not the usual one of its kind. */
  tone?: keyof typeof styles.tone;
  /** small 14 in running text, medium 16 in badges, large 24 alone. @default 'medium' */
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

/** A road sign for a status: shape first, then colour, then word. */
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
