import { SwatchLabel } from '@inspection-studio/design-system';
import type { SeverityScaleForm } from '@inspection-studio/domain';
import { type Control, useWatch } from 'react-hook-form';
import { pair } from '../../forms/form.css.ts';
import { FormNumberField } from '../../forms/index.ts';
import { counted } from '../../widgets/data-kind-names.ts';
import { severityRangePreview } from './severity-range-preview.ts';
import * as styles from './SeverityScaleForm.css.ts';

const BOUNDS = { min: 0, max: 99, required: true } as const;

/** Lowest and highest value of a numerical scale, and every value between them as it will be. @see VAL-056..057, VAL-061 */
export function BoundsFields({ control }: { control: Control<SeverityScaleForm> }) {
  const [low, high] = useWatch({ control, name: ['low', 'high'] });
  const severities = severityRangePreview(low, high);
  return (
    <>
      <div className={pair}>
        <FormNumberField control={control} name="low" label="Lowest severity" {...BOUNDS} />
        <FormNumberField control={control} name="high" label="Highest severity" deps={['low']} {...BOUNDS} />
      </div>
      {severities.length > 0 && (
        <div className={styles.filled}>
          <p className={styles.note} role="status">
            {counted(severities.length, 'value')}, filled from {severities[0]?.name} to {severities.at(-1)?.name}
          </p>
          <ul className={styles.values} aria-label="Values of the scale">
            {severities.map(({ name, colour }) => (
              <li key={name}>
                <SwatchLabel colour={colour}>{name}</SwatchLabel>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
