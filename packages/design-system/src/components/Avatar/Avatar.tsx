'use client';
import { type ComponentPropsWithRef, useState } from 'react';
import { classNames } from '../../internal/class-names.js';
import * as styles from './Avatar.css.js';
import { initials, nameHash } from './initials.js';

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The person's name. Determines the initials and the colour. */
  name: string;
  /** The URL of the picture. Without one, or if it fails to load, initials are shown. */
  src?: string | null | undefined;
  /** The size of the avatar. @default 'default' */
  size?: keyof typeof styles.size;
  /** Whether to hide it from screen readers, because the name is next to it. @default false */
  decorative?: boolean;
}

/** Represents a person by a picture or initials in a circle. */
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
      translate="no"
      {...label}
      {...rest}
    >
      {shown ? <img className={styles.image} src={shown} alt="" onError={() => setFailedSrc(shown)} /> : initials(name)}
    </span>
  );
}
