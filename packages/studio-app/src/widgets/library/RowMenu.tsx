import { IconButton, Menu, MenuItem } from '@inspection-studio/design-system';
import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAccess } from '../../permissions/index.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import type { LibraryDeletion, LibraryEdit, LibraryRecord } from './library-record.ts';
import { useKeepParams } from '../useKeepParams.ts';
import * as styles from './LibraryRow.css.ts';

export interface RowMenuProps {
  item: LibraryRecord;
  edit?: LibraryEdit;
  deletion?: LibraryDeletion;
}

/** Menu of a row with Edit and Delete. Hidden from users without either permission. */
export function RowMenu({ item, edit, deletion }: RowMenuProps) {
  const { can } = useAccess();
  const keepParams = useKeepParams();
  const [isDeleting, setDeleting] = useState(false);
  const mayEdit = edit && can(edit.permission);
  const mayDelete = deletion && can('DeleteLibrary');
  if (!mayEdit && !mayDelete) return null;
  return (
    <div className={styles.end}>
      <Menu
        align="end"
        trigger={
          <IconButton
            variant="ghost"
            size="compact"
            label={`Actions for ${item.name}`}
            icon={<DotsThreeIcon size={20} weight="bold" />}
          />
        }
      >
        {mayEdit && (
          <MenuItem asChild icon={<PencilSimpleIcon size={20} />}>
            <Link to={keepParams(edit.to)}>Edit</Link>
          </MenuItem>
        )}
        {mayDelete && (
          <MenuItem variant="danger" icon={<TrashIcon size={20} />} onSelect={() => setDeleting(true)}>
            Delete
          </MenuItem>
        )}
      </Menu>
      {mayDelete && <DeleteDialog item={item} deletion={deletion} open={isDeleting} onOpenChange={setDeleting} />}
    </div>
  );
}
