import { ConfirmDialog } from '@inspection-studio/design-system';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/** Asks before a dirty form is left, by any link, button, Back or closed tab. @see S06 */
export function UnsavedChanges({ when }: { when: boolean }) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    if (!when) return;
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [when]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title="Discard changes?"
      confirmLabel="Discard"
      cancelLabel="Keep editing"
      destructive
      onConfirm={() => blocker.proceed?.()}
      size="sm"
    >
      What you entered here is not saved.
    </ConfirmDialog>
  );
}
