import { Button, useToast } from '@inspection-studio/design-system';
import {
  canEditLayer,
  editLayerForm,
  type LayerForm as LayerFormValues,
  layerFormSchema,
  layerMessages,
  type LayerTemplate,
  newLayerForm,
} from '@inspection-studio/domain';
import { useWatch } from 'react-hook-form';
import { FormCheckbox, FormRadioChips, FormTextField, RecordForm, useStudioForm } from '../../forms/index.ts';
import { IntervalFields } from './IntervalFields.tsx';
import { LayerTerms } from './LayerTerms.tsx';

const TYPES = [
  { value: 'numerical', label: 'Numerical interval' },
  { value: 'term', label: 'Terms' },
];

export interface LayerFormProps {
  /** Absent for a new one; of an existing one only the terms can be changed. */
  layer?: LayerTemplate;
  /** Sends the checked values. */
  save: (values: LayerFormValues) => Promise<LayerTemplate>;
  onDone: () => void;
}

/** Name, type, terms or interval of a location layer. @see VAL-062..072, N90, N91 */
export function LayerForm({ layer, save, onDone }: LayerFormProps) {
  const { show: showToast } = useToast();
  const form = useStudioForm<LayerFormValues>({
    schema: layerFormSchema,
    defaultValues: layer ? editLayerForm(layer) : newLayerForm(),
    onSubmit: async (values) => {
      const saved = await save(values);
      showToast({
        kind: 'completed',
        title: layer ? 'Location layer saved' : 'Location layer created',
        description: saved.name,
      });
      onDone();
    },
    // What is wrong with the terms as a whole has no field of its own.
    onInvalid: (first) => /^terms(\.root)?$/.test(first) && form.setFocus('terms.0.name'),
  });
  const { control } = form;
  const type = useWatch({ control, name: 'type' });
  const isFixed = layer !== undefined;
  return (
    <RecordForm
      form={form}
      onCancel={onDone}
      submitButton={
        <Button type="submit" variant="primary" disabled={layer && !canEditLayer(layer)}>
          Save
        </Button>
      }
    >
      <FormTextField
        control={control}
        name="name"
        label="Name"
        required
        maxLength={30}
        autoComplete="off"
        readOnly={isFixed}
      />
      <FormRadioChips control={control} name="type" label="Type" options={TYPES} disabled={isFixed} />
      <FormCheckbox
        control={control}
        name="isSegmented"
        label="Segmented"
        description={layerMessages.isSegmented}
        disabled={isFixed}
      />
      {type === 'term' ? <LayerTerms form={form} /> : <IntervalFields control={control} readOnly={isFixed} />}
    </RecordForm>
  );
}
