import { Button, FieldError, VisuallyHidden } from '@inspection-studio/design-system';
import { newSeverityTerm, type SeverityScaleForm } from '@inspection-studio/domain';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useWatch } from 'react-hook-form';
import { FormIconPicker, FormRowText, RowButtons, type StudioForm, useFormRows } from '../../forms/index.ts';
import { SEVERITY_ICONS, SeverityIcon } from './SeverityIcon.tsx';
import { termColours } from './term-colours.ts';
import * as styles from './TermRows.css.ts';

/** The terms of a scale, from the lowest severity to the highest; colours follow from their places. @see VAL-058..060, N89 */
export function TermRows({ form: { control, formState } }: { form: StudioForm<SeverityScaleForm> }) {
  const [rows, listRef] = useFormRows(control, 'terms', newSeverityTerm);
  const terms = useWatch({ control, name: 'terms' });
  const colours = termColours(terms.map(({ name }) => name));
  const errors = 'terms' in formState.errors ? formState.errors.terms : undefined;
  const error = errors?.root?.message ?? errors?.message;
  const isTouched = formState.isSubmitted || 'terms' in formState.touchedFields;
  return (
    <div className={styles.terms} role="group" aria-label="Terms">
      <div className={styles.table}>
        <div className={styles.head} aria-hidden="true">
          <span>No.</span>
          <span>Colour</span>
          <span>Icon</span>
          <span>Term</span>
        </div>
        <ol ref={listRef} className={styles.rows}>
          {rows.keys.map((key, index) => {
            const colour = colours[index];
            return (
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the fields inside
              <li key={key} className={styles.row} onKeyDown={(event) => rows.onRowKeyDown(event, index)}>
                <span className={styles.number}>{index + 1}</span>
                <span
                  className={styles.swatch}
                  data-empty={!colour || undefined}
                  style={{ background: colour ?? undefined }}
                />
                <div className={styles.icon}>
                  <FormIconPicker
                    control={control}
                    name={`terms.${index}.icon`}
                    label={`Icon of term ${index + 1}`}
                    icons={SEVERITY_ICONS.map(({ name }, icon) => ({
                      name,
                      icon: <SeverityIcon icon={icon} colour={icon === terms[index]?.icon ? colour : null} />,
                    }))}
                  />
                </div>
                <div className={styles.text}>
                  <FormRowText
                    control={control}
                    name={`terms.${index}.name`}
                    label={`Term ${index + 1}`}
                    deps={['terms']}
                  />
                </div>
                <div className={styles.buttons}>
                  <RowButtons
                    rows={rows}
                    index={index}
                    label={`term ${index + 1}`}
                    keepReason={rows.count > 1 ? undefined : 'A scale has at least one term'}
                  />
                </div>
              </li>
            );
          })}
        </ol>
      </div>
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
