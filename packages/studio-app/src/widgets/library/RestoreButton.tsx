import { Button, type ButtonProps, ConfirmDialog, useToast, VisuallyHidden } from '@inspection-studio/design-system';
import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowCounterClockwise';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureText } from '../../session/index.ts';
import { useFocusSuccessor } from '../useFocusSuccessor.ts';
import { happened, type LibraryRecord, type LibraryRestoration } from './library-record.ts';
import { withNames } from '../../with-names.tsx';

export interface RestoreButtonProps extends Pick<ButtonProps, 'size' | 'className'> {
  item: LibraryRecord;
  restoration: LibraryRestoration;
}

/**
 * Restores an archived record without asking, because nothing is lost. If that fails, a dialog shows the error under
 * the text and offers to try again.
 */
export function RestoreButton({ item, restoration: { noun, restore }, ...button }: RestoreButtonProps) {
  const { show: showToast } = useToast();
  const ref = useFocusSuccessor<HTMLButtonElement>();
  const [hasFailed, setFailed] = useState(false);
  const restoration = useMutation({
    ...restore,
    // Not in the mutation call: the row is gone by then.
    onSuccess: async (...result) => {
      await restore.onSuccess?.(...result);
      setFailed(false);
      showToast({ kind: 'completed', title: happened(noun, 'restored'), name: item.name });
    },
    onError: () => setFailed(true),
  });
  const failure = useFailureText(restoration.error);
  return (
    <>
      <Button
        ref={ref}
        variant="ghost"
        icon={<ArrowCounterClockwiseIcon size={18} weight="bold" aria-hidden="true" />}
        pending={restoration.isPending && !hasFailed}
        onClick={() => restoration.mutate(item.id)}
        {...button}
      >
        Restore <VisuallyHidden>{item.name}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        open={hasFailed}
        onOpenChange={setFailed}
        title={`Restore ${noun}`}
        confirmLabel="Restore"
        pending={restoration.isPending}
        error={failure}
        onConfirm={() => restoration.mutate(item.id)}
      >
        {withNames(`${item.name} is still archived.`, [item.name])}
      </ConfirmDialog>
    </>
  );
}
