'use client';
import { useEffect, useRef, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.js';
import { drawings, type DrawingName } from './drawings.js';
import * as styles from './FullPageState.css.js';

export interface FullPageStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The drawing: 'barrier' for no permission, 'span' for not found, 'conductor' for an error, or your own. */
  drawing: DrawingName | ReactElement;
  /** The heading of the page. */
  title: ReactNode;
  /** Paragraphs about what happened and what to do. */
  children?: ReactNode;
  /** One button or link that leads out of this state. */
  action?: ReactNode;
  /** Whether to focus the title on mount. Set it if the state replaces a page in use. @default false */
  focusOnMount?: boolean;
}

/** Replaces a page that cannot be shown and states the reason. */
export function FullPageState({
  drawing,
  title,
  action,
  focusOnMount = false,
  className,
  children,
  ...rest
}: FullPageStateProps) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focusOnMount) titleRef.current?.focus();
  }, [focusOnMount]);
  return (
    <div className={classNames(styles.state, className)} {...rest}>
      {typeof drawing === 'string' ? (
        <svg className={styles.drawing} viewBox="0 0 540 206" aria-hidden="true">
          {drawings[drawing]}
        </svg>
      ) : (
        drawing
      )}
      <h1 ref={titleRef} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <div className={styles.words}>{children}</div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
