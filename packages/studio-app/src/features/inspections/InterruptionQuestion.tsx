import { ConfirmDialog } from '@inspection-studio/design-system';
import type { Interruption } from './useInterruption.ts';

/** Asks before a save that interrupts uploads. */
export const InterruptionQuestion = ({
  isAsking,
  text,
  answer,
}: Pick<Interruption, 'isAsking' | 'text' | 'answer'>) => (
  <ConfirmDialog
    open={isAsking}
    onOpenChange={() => answer(false)}
    title="Interrupt uploads?"
    confirmLabel="Interrupt and save"
    destructive
    onConfirm={() => answer(true)}
  >
    {text}
  </ConfirmDialog>
);
