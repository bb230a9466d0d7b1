import { ConfirmDialog, useToast } from '@inspection-studio/design-system';
import { useMutation } from '@tanstack/react-query';
import { useFailureText } from '../../session/index.ts';
import { happened, type LibraryRecord, type LibraryRestoration } from './library-record.ts';

export interface RestoreDialogProps {
  item: LibraryRecord;
  restoration: LibraryRestoration;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks before restoring an archived record. Shows errors under the text. @see ERR-019 */
export function RestoreDialog({ item, restoration: { noun, restore }, open, onOpenChange }: RestoreDialogProps) {
  const { show: showToast } = useToast();
  const restoration = useMutation(restore);
  const failure = useFailureText(restoration.error);
  const confirm = async () => {
    await restoration.mutateAsync(item.id);
    onOpenChange(false);
    showToast({ kind: 'completed', title: happened(noun, 'restored'), description: item.name });
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        onOpenChange(next);
        restoration.reset();
      }}
      title={`Restore ${noun}`}
      confirmLabel="Restore"
      pending={restoration.isPending}
      error={failure}
      onConfirm={() => void confirm().catch(() => undefined)}
    >
      {`${item.name} can be chosen again.`}
    </ConfirmDialog>
  );
}
