'use client';
import { Popover } from 'radix-ui';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../../internal/class-names.js';
import { keepWhileComposing } from '../../internal/is-composing.js';
import { Avatar } from '../Avatar/index.js';
import * as styles from './AvatarGroup.css.js';

export interface AvatarGroupPerson {
  id: string;
  name: string;
  src?: string | null | undefined;
}

export interface AvatarGroupProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Everyone in the group. The first `max` are shown. */
  people: readonly AvatarGroupPerson[];
  /** The number of avatars before the count. @default 2 */
  max?: number;
  /** The accessible name of the count. @default 'Show 3 more people' */
  overflowLabel?: (hiddenCount: number) => string;
}

/** Shows the first people of a group and a count that opens a list of the others. */
export function AvatarGroup({
  people,
  max = 2,
  overflowLabel = (hiddenCount) => `Show ${hiddenCount} more ${hiddenCount === 1 ? 'person' : 'people'}`,
  className,
  ...rest
}: AvatarGroupProps) {
  const hidden = people.slice(max);
  return (
    <ul className={classNames(styles.group, className)} {...rest}>
      {people.slice(0, max).map(({ id, name, src }) => (
        <li key={id} className={styles.item}>
          <Avatar name={name} src={src} title={name} />
        </li>
      ))}
      {hidden.length > 0 && (
        <li className={styles.item}>
          <Popover.Root>
            <Popover.Trigger className={styles.overflow} aria-label={overflowLabel(hidden.length)}>
              {`+${hidden.length}`}
            </Popover.Trigger>
            <Popover.Portal>
              <Popover.Content
                className={styles.card}
                sideOffset={4}
                collisionPadding={8}
                onEscapeKeyDown={keepWhileComposing}
                aria-label={overflowLabel(hidden.length)}
              >
                <ul className={styles.people}>
                  {hidden.map(({ id, name, src }) => (
                    <li key={id} className={styles.person}>
                      <Avatar name={name} src={src} size="small" decorative />
                      <span translate="no">{name}</span>
                    </li>
                  ))}
                </ul>
              </Popover.Content>
            </Popover.Portal>
          </Popover.Root>
        </li>
      )}
    </ul>
  );
}
