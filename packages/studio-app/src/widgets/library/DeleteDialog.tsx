import { ConfirmDialog, useToast } from '@inspection-studio/design-system';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { useQueryClient } from '@tanstack/react-query';
import { useRemoval } from '../useRemoval.ts';
import { happened, type LibraryDeletion, type LibraryRecord } from './library-record.ts';
import { withNames } from '../../with-names.tsx';

export interface DeleteDialogProps {
  item: LibraryRecord;
  deletion: LibraryDeletion;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDeleted?: () => void;
}

/**
 * Asks before archiving or deleting a library record, and again when someone else changed it meanwhile. Shows errors
 * under the text. Archiving can be undone.
 */
export function DeleteDialog({ item, deletion, open, onOpenChange, onDeleted }: DeleteDialogProps) {
  const { noun, restore, goesWith } = deletion;
  const client = useQueryClient();
  const { show: showToast } = useToast();
  const record = { noun, readTag: () => deletion.readTag(item.id), mutation: deletion.remove(item.id) };
  const { remove, reset, isPending, isChanged, failure } = useRemoval(record, open);

  // The row of this dialog is gone when the response arrives.
  const undo = async (options: NonNullable<typeof restore>) => {
    await client.getMutationCache().build(client, options).execute(item.id);
    showToast({ kind: 'completed', title: happened(noun, 'restored'), name: item.name });
  };
  const confirm = async () => {
    await remove();
    onOpenChange(false);
    onDeleted?.();
    showToast({
      kind: 'completed',
      title: happened(noun, restore ? 'archived' : 'deleted'),
      name: item.name,
      action: restore && {
        label: 'Undo',
        altText: `Restore ${item.name} from the Archived section`,
        onSelect: () => void undo(restore).catch(() => undefined),
      },
    });
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        onOpenChange(next);
        reset();
      }}
      title={`Delete ${noun}`}
      confirmLabel={isChanged ? 'Delete anyway' : 'Delete'}
      confirmIcon={<TrashIcon size={18} weight="bold" aria-hidden="true" />}
      destructive
      pending={isPending}
      error={failure}
      onConfirm={() => void confirm().catch(() => undefined)}
    >
      {withNames(
        restore
          ? `${item.name} moves to Archived and can be restored.`
          : `${item.name} is deleted${goesWith ? ` with ${goesWith}` : ''}. This cannot be undone.`,
        [item.name],
      )}
    </ConfirmDialog>
  );
}
