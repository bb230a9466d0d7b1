import { Button, FieldError, VisuallyHidden } from '@inspection-studio/design-system';
import type { LayerForm } from '@inspection-studio/domain';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { FormRowText, RowButtons, type StudioForm, useFormRows } from '../../forms/index.ts';
import * as styles from './LayerForm.css.ts';

const newTerm = () => ({ sectionId: null, name: '' });

/** The terms of a layer, each a section, in their order; one that is renamed stays the same section (N101). @see VAL-068, VAL-071 */
export function LayerTerms({ form: { control, formState } }: { form: StudioForm<LayerForm> }) {
  const [rows, listRef] = useFormRows(control, 'terms', newTerm);
  const errors = 'terms' in formState.errors ? formState.errors.terms : undefined;
  const error = errors?.root?.message ?? errors?.message;
  const isTouched = formState.isSubmitted || 'terms' in formState.touchedFields;
  return (
    <div className={styles.part} role="group" aria-label="Terms">
      <ol ref={listRef} className={styles.terms}>
        {rows.keys.map((key, index) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the fields inside
          <li key={key} className={styles.term} onKeyDown={(event) => rows.onRowKeyDown(event, index)}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <FormRowText control={control} name={`terms.${index}.name`} label={`Term ${index + 1}`} />
            <RowButtons
              rows={rows}
              index={index}
              label={`term ${index + 1}`}
              keepReason={rows.count > 1 ? undefined : 'A layer has at least one term'}
            />
          </li>
        ))}
      </ol>
      {error && isTouched && <FieldError role="alert">{error}</FieldError>}
      <div>
        <Button size="compact" icon={<PlusIcon size={18} weight="bold" aria-hidden="true" />} onClick={rows.add}>
          Add term
        </Button>
      </div>
      <VisuallyHidden role="status">{rows.status}</VisuallyHidden>
    </div>
  );
}
