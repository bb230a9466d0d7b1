import { type LayerForm } from '@inspection-studio/domain';
import { type Control, useWatch } from 'react-hook-form';
import { FormNumberField } from '../../forms/index.ts';
import { counted } from '../../widgets/data-kind-names.ts';
import { layerSectionsPreview } from './layer-sections-preview.ts';
import * as styles from './LayerForm.css.ts';

interface IntervalFieldsProps {
  control: Control<LayerForm>;
  readOnly: boolean;
}

/** Bounds and interval of a numerical layer, and the sections they make. @see VAL-065..067, N90 */
export function IntervalFields({ control, readOnly }: IntervalFieldsProps) {
  const [low, high, interval] = useWatch({ control, name: ['low', 'high', 'interval'] });
  const preview = layerSectionsPreview(low, high, interval);
  return (
    <div className={styles.part}>
      <div className={styles.bounds}>
        <FormNumberField control={control} name="low" label="Lowest location" required readOnly={readOnly} />
        <FormNumberField
          control={control}
          name="high"
          label="Highest location"
          deps={['low']}
          required
          readOnly={readOnly}
        />
        <FormNumberField
          control={control}
          name="interval"
          label="Interval"
          deps={['low', 'high']}
          required
          readOnly={readOnly}
        />
      </div>
      <p className={styles.note} role="status">
        {preview && `${counted(preview.count, 'section')}: ${preview.names}`}
      </p>
      {readOnly && <p className={styles.note}>A numerical layer cannot be changed once it is made.</p>}
    </div>
  );
}
