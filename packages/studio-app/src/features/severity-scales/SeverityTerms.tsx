import { newSeverityTerm, type SeverityScaleForm } from '@inspection-studio/domain/severity-scales';
import { useWatch } from 'react-hook-form';
import { FormIconPicker, FormTerms, type StudioForm } from '../../forms/index.ts';
import { SEVERITY_ICONS, SeverityIcon } from './SeverityIcon.tsx';
import * as styles from './SeverityTerms.css.ts';
import { termColours } from './term-colours.ts';

/** The terms of a scale, from the lowest severity to the highest. The order of the terms defines their colours. */
export function SeverityTerms({ form }: { form: StudioForm<SeverityScaleForm> }) {
  const { control } = form;
  const terms = useWatch({ control, name: 'terms' });
  const colours = termColours(terms.map(({ name }) => name));
  return (
    <FormTerms
      form={form}
      name="terms"
      newTerm={newSeverityTerm}
      keepReason="A scale has at least one term"
      rowClassName={styles.row}
      head={
        <div className={styles.head} aria-hidden="true">
          <span>No.</span>
          <span>Colour</span>
          <span>Icon</span>
          <span>Term</span>
        </div>
      }
      renderCells={(index) => (
        <>
          <span
            className={styles.swatch}
            data-empty={!colours[index] || undefined}
            style={{ background: colours[index] ?? undefined }}
          />
          <div className={styles.icon}>
            <FormIconPicker
              control={control}
              name={`terms.${index}.icon`}
              label={`Icon of term ${index + 1}`}
              icons={SEVERITY_ICONS.map(({ name }, icon) => ({
                name,
                icon: <SeverityIcon icon={icon} colour={icon === terms[index]?.icon ? colours[index] : null} />,
              }))}
            />
          </div>
        </>
      )}
    />
  );
}
