import { ConfirmDialog, TrayButton } from '@inspection-studio/design-system';
import { counted } from '@inspection-studio/domain/units';
import { hasFailed, type UploadBatch } from '@inspection-studio/domain/uploads';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useState } from 'react';
import { useUploadActions } from '../../uploads/index.ts';

/** Dismisses all batches. Asks for confirmation when failed ones could still be retried. */
export function DismissAllUploads({ batches }: { batches: readonly UploadBatch[] }) {
  const { dismissAll } = useUploadActions();
  const [isAsking, setAsking] = useState(false);
  const failedCount = batches.filter(hasFailed).length;
  return (
    <>
      <TrayButton
        icon={<XIcon size={18} weight="bold" aria-hidden="true" />}
        onClick={() => (failedCount > 0 ? setAsking(true) : dismissAll())}
      >
        Dismiss all
      </TrayButton>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Dismiss all uploads?"
        confirmLabel="Dismiss all"
        destructive
        onConfirm={dismissAll}
      >
        {counted(failedCount, 'upload')} failed. After dismissing, you can no longer retry.
      </ConfirmDialog>
    </>
  );
}
