import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { DiscardQuestion } from './DiscardQuestion.tsx';

interface UnsavedChangesProps {
  /** There is something to lose. */
  when: boolean;
  /** Called when the user leaves without saving. */
  onDiscard?: () => void;
}

/** Asks before the user leaves a dirty form by a link, a button, Back or closing the tab. */
export function UnsavedChanges({ when, onDiscard }: UnsavedChangesProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!when) return;
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [when]);
  return (
    <DiscardQuestion
      open={blocker.state === 'blocked'}
      onKeep={() => blocker.reset?.()}
      onDiscard={() => {
        onDiscard?.();
        blocker.proceed?.();
      }}
    />
  );
}
