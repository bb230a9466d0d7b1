import { Button } from '@inspection-studio/design-system';
import { type DataType, editableModules, type ProjectForm, storedFiles } from '@inspection-studio/domain';
import { type Control, useController } from 'react-hook-form';
import { FileRows } from './FileRows.tsx';

interface StoredFilesProps {
  control: Control<ProjectForm>;
  form: ProjectForm;
  type: DataType;
}

/** What the inspection holds of a kind already; files are marked for removal as long as the status permits. @see S20, S45, N07 */
export function StoredFiles({ control, form, type }: StoredFilesProps) {
  // The kind is checked again with its files.
  const { field } = useController({ control, name: 'removed', rules: { deps: [type] } });
  const files = storedFiles(form.stored, type);
  if (files.length === 0) return null;
  const isEditable = editableModules(form.status).includes(type);
  const removed = new Set(field.value);
  const ids = files.map(({ id }) => id);
  const others = field.value.filter((id) => !ids.includes(id));
  const isAllRemoved = ids.every((id) => removed.has(id));
  return (
    <FileRows
      title="Stored files"
      headingLevel={3}
      actions={
        isEditable && (
          <Button
            variant="ghost"
            size="compact"
            onClick={() => field.onChange(isAllRemoved ? others : [...others, ...ids])}
          >
            {isAllRemoved ? 'Keep all' : 'Remove all'}
          </Button>
        )
      }
      rows={files.map(({ id, name, size, isUploaded, problem }) => {
        const isRemoved = removed.has(id);
        return {
          key: id,
          name,
          sizeBytes: size,
          isRemoved,
          note: isRemoved
            ? { sign: 'off', words: 'Saving removes it' }
            : problem
              ? { sign: 'warning', words: problem }
              : isUploaded
                ? { sign: 'completed', words: 'Uploaded' }
                : { sign: 'warning', words: 'Not uploaded: add it again or remove it' },
          action: isEditable && (
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
