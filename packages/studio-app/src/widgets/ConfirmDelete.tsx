import { Button, ConfirmDialog } from '@inspection-studio/design-system';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { type ReactNode, useState } from 'react';
import { type RemovableRecord, useRemoval } from './useRemoval.ts';

export interface ConfirmDeleteProps extends RemovableRecord {
  /** 'Delete site'. */
  title: string;
  /** What goes with it. */
  children: ReactNode;
  /** @default 'Delete' */
  confirmLabel?: string;
  /** Called when the question is asked, to refresh what it depends on. */
  onOpen?: () => void;
  onDeleted: () => void;
}

/**
 * The Delete button of a record, with its question; a refusal is shown under the text. Asks again when someone else
 * changed the record meanwhile.
 */
export function ConfirmDelete({
  title,
  children,
  confirmLabel = 'Delete',
  onOpen,
  onDeleted,
  ...record
}: ConfirmDeleteProps) {
  const [isOpen, setOpen] = useState(false);
  const { remove, reset, isPending, isChanged, failure } = useRemoval(record, isOpen);
  const ask = () => {
    onOpen?.();
    setOpen(true);
  };
  const confirm = () => void remove().then(onDeleted, () => undefined);
  const icon = <TrashIcon size={18} weight="bold" aria-hidden="true" />;
  return (
    <>
      <Button variant="dangerQuiet" icon={icon} onClick={ask}>
        Delete
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={(open) => {
          setOpen(open);
          reset();
        }}
        title={title}
        confirmLabel={isChanged ? 'Delete anyway' : confirmLabel}
        confirmIcon={icon}
        destructive
        pending={isPending}
        error={failure}
        onConfirm={confirm}
        size="sm"
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
