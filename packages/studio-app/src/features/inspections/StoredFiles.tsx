import { Button, SegmentedControl } from '@inspection-studio/design-system';
import {
  type DataType,
  editableModules,
  isMissing,
  type ProjectForm,
  storedFiles,
} from '@inspection-studio/domain/inspections';
import { uploaderText } from '@inspection-studio/domain/uploads';
import { use, useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { useUser } from '../../session/index.ts';
import { FileRows } from './FileRows.tsx';
import { shownStoredFiles, type StoredFilter, storedNote } from './stored-files.ts';
import { UploadsContext } from './uploads-context.ts';

interface StoredFilesProps {
  control: Control<ProjectForm>;
  form: ProjectForm;
  type: DataType;
}

/**
 * What the inspection holds of a kind already; files are marked for removal as long as the status permits, and unless a
 * running upload is sending them.
 */
export function StoredFiles({ control, form, type }: StoredFilesProps) {
  // The kind is checked again with its files.
  const { field } = useController({ control, name: 'removed', rules: { deps: [type] } });
  const [filter, setFilter] = useState<StoredFilter>('all');
  const { id: viewerId } = useUser();
  const uploads = use(UploadsContext);
  const files = storedFiles(form.stored, type);
  if (files.length === 0) return null;
  const isEditable = editableModules(form.status).includes(type);
  const removed = new Set(field.value);
  const missingCount = files.filter(isMissing).length;
  const shown = shownStoredFiles(files, missingCount > 0 ? filter : 'all');
  const ids = shown.filter(({ isArriving }) => !isArriving).map(({ id }) => id);
  const others = field.value.filter((id) => !ids.includes(id));
  const isAllRemoved = ids.every((id) => removed.has(id));
  return (
    <FileRows
      title="Stored files"
      headingLevel={3}
      actions={
        <>
          {missingCount > 0 && (
            <SegmentedControl
              aria-label="Stored files to show"
              value={filter}
              onValueChange={setFilter}
              options={[
                { value: 'all', label: `All ${files.length.toLocaleString('en')}` },
                { value: 'missing', label: `Missing ${missingCount.toLocaleString('en')}` },
              ]}
            />
          )}
          {isEditable && ids.length > 0 && (
            <Button
              variant="ghost"
              size="compact"
              onClick={() => field.onChange(isAllRemoved ? others : [...others, ...ids])}
            >
              {isAllRemoved ? 'Keep all' : 'Remove all'}
            </Button>
          )}
        </>
      }
      rows={shown.map((file) => {
        const { id, name, size, isArriving, uploadId } = file;
        const isRemoved = removed.has(id);
        const upload = uploads.find((one) => one.id === uploadId);
        return {
          key: id,
          name,
          sizeBytes: size,
          isRemoved,
          note: storedNote(file, isRemoved, upload && uploaderText(upload, viewerId)),
          action: isEditable && (isRemoved || !isArriving) && (
            <Button
              variant="ghost"
              size="compact"
              aria-label={`${isRemoved ? 'Keep' : 'Remove'} ${name}`}
              onClick={() => field.onChange(isRemoved ? field.value.filter((one) => one !== id) : [...field.value, id])}
            >
              {isRemoved ? 'Keep' : 'Remove'}
            </Button>
          ),
        };
      })}
    />
  );
}
