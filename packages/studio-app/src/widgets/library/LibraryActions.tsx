import { Button, LinkButton } from '@inspection-studio/design-system';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Can } from '../../permissions/index.ts';
import { HistoryLink } from '../HistoryLink.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import type { LibraryDeletion, LibraryEdit, LibraryRecord, LibraryRestoration } from './library-record.ts';
import { RestoreButton } from './RestoreButton.tsx';
import { useKeepParams } from '../useKeepParams.ts';

export interface LibraryActionsProps {
  item: LibraryRecord;
  edit?: LibraryEdit;
  deletion?: LibraryDeletion;
  /** For archived records, instead of `edit` and `deletion`. */
  restoration?: LibraryRestoration;
  /** The list to show after the record is deleted. */
  parent: string;
}

/** Edit, History and Delete, or History and Restore, in the header of a record's dialog. Each needs its permission. */
export function LibraryActions({ item, edit, deletion, restoration, parent }: LibraryActionsProps) {
  const keepParams = useKeepParams();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {edit && (
        <Can permission={edit.permission}>
          <LinkButton asChild variant="ghost" icon={<PencilSimpleIcon size={18} weight="bold" aria-hidden="true" />}>
            <Link to={keepParams(edit.to)}>Edit</Link>
          </LinkButton>
        </Can>
      )}
      <HistoryLink recordId={item.id} variant="ghost" />
      {deletion && (
        <Can permission="DeleteLibrary">
          <Button
            variant="dangerQuiet"
            icon={<TrashIcon size={18} weight="bold" aria-hidden="true" />}
            onClick={() => setOpen(true)}
          >
            Delete
          </Button>
          <DeleteDialog
            item={item}
            deletion={deletion}
            open={isOpen}
            onOpenChange={setOpen}
            onDeleted={() => void navigate(keepParams(parent))}
          />
        </Can>
      )}
      {restoration && (
        <Can permission="DeleteLibrary">
          <RestoreButton item={item} restoration={restoration} />
        </Can>
      )}
    </>
  );
}
