import { ColourField, type ColourSwatch, Field } from '@inspection-studio/design-system';
import type { CategoryPayload } from '@inspection-studio/domain/categories';
import { COLOUR_SWATCHES, isClearOfSystemBlue } from '@inspection-studio/domain/colour';
import { categoryMessages } from '@inspection-studio/domain/form-messages';
import { type Control, useController } from 'react-hook-form';

/** 'marking-red' is called 'Marking red'. */
const spoken = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;

const SWATCHES: readonly ColourSwatch[] = COLOUR_SWATCHES.map(({ name, hex }) => ({ value: hex, name: spoken(name) }));

const tooSimilar = (hex: string) => (isClearOfSystemBlue(hex) ? null : categoryMessages.tooSimilar);

/** Colour of a category: eleven swatches or a hex code; one too close to the system blue says so at once. */
export function ColourChoice({ control }: { control: Control<CategoryPayload> }) {
  const {
    field: { ref, ...field },
    fieldState,
  } = useController({ control, name: 'colour' });
  return (
    <Field label="Colour" required error={fieldState.error?.message} touched>
      <ColourField
        ref={ref}
        swatches={SWATCHES}
        value={field.value || null}
        onValueChange={(value) => field.onChange(value ?? '')}
        onBlur={field.onBlur}
        validate={tooSimilar}
        notHexText={categoryMessages.notHex}
      />
    </Field>
  );
}
