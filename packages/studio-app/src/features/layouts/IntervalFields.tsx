import { Stack, Text } from '@inspection-studio/design-system';
import type { LayerForm } from '@inspection-studio/domain/layouts';
import { counted } from '@inspection-studio/domain/units';
import { type Control, useWatch } from 'react-hook-form';
import { FormNumberField } from '../../forms/index.ts';
import { layerSectionsPreview } from './layer-sections-preview.ts';
import * as styles from './LayerForm.css.ts';

interface IntervalFieldsProps {
  control: Control<LayerForm>;
  readOnly: boolean;
}

/** Bounds and interval of a numerical layer, and the sections they make. */
export function IntervalFields({ control, readOnly }: IntervalFieldsProps) {
  const [low, high, interval] = useWatch({ control, name: ['low', 'high', 'interval'] });
  const preview = layerSectionsPreview(low, high, interval);
  return (
    <Stack gap={3}>
      <Stack columns={3}>
        <FormNumberField
          control={control}
          name="low"
          label="Lowest location"
          deps={['interval']}
          required
          readOnly={readOnly}
        />
        <FormNumberField
          control={control}
          name="high"
          label="Highest location"
          deps={['low', 'interval']}
          required
          readOnly={readOnly}
        />
        <FormNumberField control={control} name="interval" label="Interval" required readOnly={readOnly} />
      </Stack>
      <Text as="p" className={styles.status} size="caption" tone="secondary" role="status">
        {preview && `${counted(preview.count, 'section')}: ${preview.names}`}
      </Text>
      {readOnly && (
        <Text as="p" size="caption" tone="secondary">
          A numerical layer cannot be changed once it is made.
        </Text>
      )}
    </Stack>
  );
}
