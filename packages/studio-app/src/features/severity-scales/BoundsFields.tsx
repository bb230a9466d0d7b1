import { Inline, Stack, SwatchLabel, Text } from '@inspection-studio/design-system';
import type { SeverityScaleForm } from '@inspection-studio/domain/severity-scales';
import { counted } from '@inspection-studio/domain/units';
import { type Control, useWatch } from 'react-hook-form';
import { FormNumberField } from '../../forms/index.ts';
import { severityRangePreview } from './severity-range-preview.ts';

const BOUNDS = { min: 0, max: 99, required: true } as const;

/** Lowest and highest value of a numerical scale, and every value between them as it will be. */
export function BoundsFields({ control }: { control: Control<SeverityScaleForm> }) {
  const [low, high] = useWatch({ control, name: ['low', 'high'] });
  const severities = severityRangePreview(low, high);
  return (
    <>
      <Stack columns={2}>
        <FormNumberField control={control} name="low" label="Lowest severity" {...BOUNDS} />
        <FormNumberField control={control} name="high" label="Highest severity" deps={['low']} {...BOUNDS} />
      </Stack>
      {severities.length > 0 && (
        <Stack gap={2}>
          <Text as="p" size="caption" tone="secondary" role="status">
            {counted(severities.length, 'value')}, filled from {severities[0]?.name} to {severities.at(-1)?.name}
          </Text>
          <Inline as="ul" align="stretch" wrap aria-label="Values of the scale">
            {severities.map(({ name, colour }) => (
              <li key={name}>
                <SwatchLabel colour={colour}>{name}</SwatchLabel>
              </li>
            ))}
          </Inline>
        </Stack>
      )}
    </>
  );
}
