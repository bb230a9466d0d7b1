import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import * as styles from './ViewerFacts.css.js';

interface ViewerFactsProps {
  /** Gets focus when the facts close with focus inside, so that keys work still. */
  stage: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** The facts of an image, beside or below it. */
export function ViewerFacts({ stage, children }: ViewerFactsProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [element, picture] = [place.current, stage.current];
    return () => {
      if (element?.contains(document.activeElement)) picture?.focus({ preventScroll: true });
    };
  }, [stage]);
  return (
    <div ref={place} className={styles.facts}>
      {children}
    </div>
  );
}
