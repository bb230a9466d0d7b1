import { Button, ConfirmDialog } from '@inspection-studio/design-system';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useFailureText } from '../session/index.ts';

export interface ConfirmDeleteProps {
  /** 'Delete site'. */
  title: string;
  /** What goes with it. */
  children: ReactNode;
  mutation: UseMutationOptions<undefined, Error, void>;
  onDeleted: () => void;
}

/** The Delete button of a record, with its question; a refusal is shown under the text. @see STATE-060..064, ERR-018 */
export function ConfirmDelete({ title, children, mutation, onDeleted }: ConfirmDeleteProps) {
  const [isOpen, setOpen] = useState(false);
  const remove = useMutation(mutation);
  const failure = useFailureText(remove.error);
  const confirm = () => remove.mutate(undefined, { onSuccess: onDeleted });
  const icon = <TrashIcon size={18} weight="bold" aria-hidden="true" />;
  return (
    <>
      <Button variant="dangerQuiet" icon={icon} onClick={() => setOpen(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={(open) => {
          setOpen(open);
          remove.reset();
        }}
        title={title}
        confirmLabel="Delete"
        confirmIcon={icon}
        destructive
        pending={remove.isPending}
        error={failure}
        onConfirm={confirm}
        size="sm"
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
