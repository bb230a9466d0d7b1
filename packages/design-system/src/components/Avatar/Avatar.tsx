'use client';
import { type ComponentPropsWithRef, useState } from 'react';
import { classNames } from '../../internal/class-names.js';
import * as styles from './Avatar.css.js';
import { initials, nameHash } from './initials.js';

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Whose picture it is; initials and colour come from it. */
  name: string;
  /** Picture; initials stand in when there is none or it does not load. */
  src?: string | null | undefined;
  /** How large it is. @default 'default' */
  size?: keyof typeof styles.size;
  /** The name stands beside it: nothing is read aloud. @default false */
  decorative?: boolean;
}

/** A person: picture or initials in a circle. */
export function Avatar({ name, src, size = 'default', decorative = false, className, ...rest }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const shown = src && src !== failedSrc ? src : undefined;
  const label = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span
      className={classNames(
        styles.avatar,
        styles.size[size],
        styles.tint[nameHash(name, styles.tint.length)],
        className,
      )}
      {...label}
      {...rest}
    >
      {shown ? <img className={styles.image} src={shown} alt="" onError={() => setFailedSrc(shown)} /> : initials(name)}
    </span>
  );
}
