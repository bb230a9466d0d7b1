import { Button, ConfirmDialog } from '@inspection-studio/design-system';
import {
  canEditLayer,
  editLayerForm,
  type LayerForm as LayerFormValues,
  layerFormSchema,
  type LayerTemplate,
  newLayerForm,
} from '@inspection-studio/domain/layouts';
import { layerMessages } from '@inspection-studio/domain/form-messages';
import { useWatch } from 'react-hook-form';
import {
  FormCheckbox,
  FormRadioChips,
  FormTerms,
  FormTextField,
  RecordForm,
  type RecordEdit,
  useRecordForm,
} from '../../forms/index.ts';
import { IntervalFields } from './IntervalFields.tsx';
import type { TermDeletion } from './useTermDeletion.ts';
import * as styles from './LayerForm.css.ts';

const TYPES = [
  { value: 'numerical', label: 'Numerical interval' },
  { value: 'term', label: 'Terms' },
];

const newTerm = () => ({ sectionId: null, name: '' });

export interface LayerFormProps {
  /** The layer to edit, of which only the terms can change. Absent for a new one. */
  layer?: LayerTemplate;
  /** How the layer is read again when someone else changed it. Absent for a new one. */
  edit?: RecordEdit<LayerFormValues>;
  /** The question before a save that deletes mapped terms. Absent for a new one. */
  deletion?: TermDeletion;
  /** Sends the validated values. */
  save: (values: LayerFormValues, etag: string | undefined) => Promise<LayerTemplate>;
  onDone: () => void;
}

/** Name, type, and terms or interval of a location layer. A renamed term stays the same section. */
export function LayerForm({ layer, edit, deletion, save, onDone }: LayerFormProps) {
  const form = useRecordForm({
    schema: layerFormSchema,
    defaultValues: layer ? editLayerForm(layer) : newLayerForm(),
    edit,
    confirm: deletion?.confirm,
    save,
    savedTitle: layer ? 'Location layer saved' : 'Location layer created',
    onSaved: onDone,
    // An error of the whole list of terms has no field to focus.
    onInvalid: (first) => /^terms(\.root)?$/.test(first) && form.setFocus('terms.0.name'),
  });
  const { control } = form;
  const type = useWatch({ control, name: 'type' });
  const isFixed = layer !== undefined;
  return (
    <RecordForm
      form={{ ...form, isPending: form.isPending && !deletion?.isAsking }}
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
      {type === 'term' ? (
        <FormTerms
          form={form}
          name="terms"
          newTerm={newTerm}
          keepReason="A layer has at least one term"
          rowClassName={styles.term}
        />
      ) : (
        <IntervalFields control={control} readOnly={isFixed} />
      )}
      {deletion && (
        <ConfirmDialog
          open={deletion.isOpen}
          onOpenChange={() => deletion.answer(false)}
          title="Delete mapped terms?"
          confirmLabel="Delete and save"
          destructive
          onConfirm={() => deletion.answer(true)}
        >
          {deletion.text}
        </ConfirmDialog>
      )}
    </RecordForm>
  );
}
