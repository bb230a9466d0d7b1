import { Button, DataList, FieldError, Stack, Text, VisuallyHidden } from '@inspection-studio/design-system';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import type { ReactNode } from 'react';
import type { ArrayPath, FieldArray, FieldPath, FieldValues } from 'react-hook-form';
import { FormRowText } from './FormRowText.tsx';
import * as styles from './FormTerms.css.ts';
import { RowButtons } from './RowButtons.tsx';
import { useFormRows } from './useFormRows.ts';
import type { StudioForm } from './useStudioForm.ts';

interface FormTermsProps<Values extends FieldValues, Name extends ArrayPath<Values>> {
  form: StudioForm<Values>;
  /** An array of objects with a `name`. */
  name: Name;
  newTerm: () => FieldArray<Values, Name>;
  /** Why the last term cannot be deleted: 'A layer has at least one term'. */
  keepReason: string;
  /** Columns of a row, with the grid areas `number`, `text` and `buttons`. */
  rowClassName: string;
  /** Row of column headings. */
  head?: ReactNode;
  /** More cells of a row. */
  renderCells?: (index: number) => ReactNode;
}

/** Ordered terms that can be added, moved, renamed and deleted. A change checks the whole list, whose errors are below it. */
export function FormTerms<Values extends FieldValues, Name extends ArrayPath<Values>>(
  props: FormTermsProps<Values, Name>,
) {
  const { form, name, newTerm, keepReason, rowClassName, head, renderCells } = props;
  const { control, formState } = form;
  const [rows, listRef] = useFormRows(control, name, newTerm);
  const { error, isTouched } = form.getFieldState(name as FieldPath<Values>, formState);
  const message = error?.root?.message ?? error?.message;
  return (
    <Stack gap={3} role="group" aria-label="Terms">
      <Stack className={styles.table} frame="raised" gap={0}>
        {head}
        <DataList as="ol" ref={listRef} frame="none">
          {rows.keys.map((key, index) => (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the fields inside
            <li
              key={key}
              className={`${styles.row} ${rowClassName}`}
              onKeyDown={(event) => rows.onRowKeyDown(event, index)}
            >
              <Text className={styles.number} size="body" weight="semibold" aria-hidden="true">
                {index + 1}
              </Text>
              {renderCells?.(index)}
              <div className={styles.text}>
                <FormRowText
                  control={control}
                  name={`${name}.${index}.name` as FieldPath<Values>}
                  label={`Term ${index + 1}`}
                  deps={[name as FieldPath<Values>]}
                />
              </div>
              <div className={styles.buttons}>
                <RowButtons
                  rows={rows}
                  index={index}
                  label={`term ${index + 1}`}
                  keepReason={rows.count > 1 ? undefined : keepReason}
                />
              </div>
            </li>
          ))}
        </DataList>
      </Stack>
      {message && (formState.isSubmitted || isTouched) && <FieldError role="alert">{message}</FieldError>}
      <div>
        <Button size="compact" icon={<PlusIcon size={18} weight="bold" aria-hidden="true" />} onClick={rows.add}>
          Add term
        </Button>
      </div>
      <VisuallyHidden role="status">{rows.status}</VisuallyHidden>
    </Stack>
  );
}
