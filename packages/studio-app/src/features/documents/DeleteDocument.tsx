import { ConfirmDialog, useToast } from '@inspection-studio/design-system';
import type { CompanyDocument } from '@inspection-studio/domain/documents';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSend } from '../../api/index.ts';
import { deleteDocument } from '../../data/index.ts';
import { useFailureText } from '../../session/index.ts';

interface DeleteDocumentProps {
  document: CompanyDocument;
  onClose: () => void;
}

/** Confirms the deletion of a document. */
export function DeleteDocument({ document, onClose }: DeleteDocumentProps) {
  const { show: showToast } = useToast();
  const remove = useMutation(deleteDocument(useSend(), useQueryClient(), document.id));
  const failure = useFailureText(remove.error);
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        showToast({ kind: 'completed', title: 'Document deleted', name: document.name });
        onClose();
      },
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Delete document"
      confirmLabel="Delete"
      confirmIcon={<TrashIcon size={18} weight="bold" aria-hidden="true" />}
      destructive
      pending={remove.isPending}
      error={failure}
      onConfirm={confirm}
    >
      <span translate="no">{document.name}</span> is deleted. This cannot be undone.
    </ConfirmDialog>
  );
}
