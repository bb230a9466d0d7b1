import { firstStepWithError, VisuallyHidden, Wizard } from '@inspection-studio/design-system';
import { editProjectFormSchema, type ProjectForm, projectFormSchema } from '@inspection-studio/domain';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { UnsavedChanges, useStudioForm } from '../../forms/index.ts';
import { ConfirmationStep } from './ConfirmationStep.tsx';
import { DataTypesStep } from './DataTypesStep.tsx';
import { DetailsStep, type SettledKeys } from './DetailsStep.tsx';
import { ImagesStep } from './ImagesStep.tsx';
import { OrthoStep } from './OrthoStep.tsx';
import { RunningSummary, type SummaryAsset } from './RunningSummary.tsx';
import { SonarStep } from './SonarStep.tsx';
import { type StepId, stepAt, wizardSteps } from './steps.ts';
import { SupplementaryStep } from './SupplementaryStep.tsx';
import type { InspectionChoices } from './useInspectionChoices.ts';

export interface WizardScreenProps {
  /** What is being done: the heading of the page. */
  title: string;
  defaultValues: ProjectForm;
  /** Choices of a new inspection, or the settled names of one that exists. */
  keys: InspectionChoices | SettledKeys;
  /** The asset of an inspection that exists. */
  asset?: SummaryAsset;
  onSave: (form: ProjectForm, sendForProcessing: boolean) => Promise<void>;
  onCancel: () => void;
}

/** The eight numbered steps, for a new inspection and for one that exists. @see INSP-001..014 */
export function WizardScreen({ title, defaultValues, keys, asset: ownAsset, onSave, onCancel }: WizardScreenProps) {
  const [index, setIndex] = useState(0);
  const [sendForProcessing, setSendForProcessing] = useState(false);
  const fieldToFocus = useRef<keyof ProjectForm | undefined>(undefined);

  const isExisting = 'assetName' in keys;
  const schema = useMemo(
    () => (isExisting ? editProjectFormSchema(defaultValues, sendForProcessing) : projectFormSchema),
    [isExisting, defaultValues, sendForProcessing],
  );
  const form = useStudioForm({
    schema,
    defaultValues,
    onSubmit: (values) => onSave(values, sendForProcessing),
    onInvalid: (_first, errors) => {
      const wrong = Object.keys(errors);
      const wrongIndex = firstStepWithError(wizardSteps(form.getValues(), wrong, isExisting)) ?? 0;
      fieldToFocus.current = stepAt(wrongIndex).fields.find((field) => wrong.includes(field));
      setIndex(wrongIndex);
    },
  });
  const { control, setFocus, trigger } = form;
  const values = form.watch();

  useEffect(() => {
    if (fieldToFocus.current) setFocus(fieldToFocus.current);
    fieldToFocus.current = undefined;
  }, [index, setFocus]);

  function goTo(next: number): void {
    // Leaving a step touches its fields.
    void trigger([...stepAt(index).fields]);
    setIndex(next);
  }

  const asset = isExisting ? ownAsset : keys.assets.find(({ id }) => id === values.assetId);
  const checklistName =
    'checklistName' in keys ? keys.checklistName : keys.checklists.find(({ id }) => id === values.checklistId)?.name;
  const step = { control, form: values, onClose: onCancel };
  const panels: Record<StepId, () => ReactNode> = {
    types: () => <DataTypesStep control={control} form={values} />,
    three: () => <ImagesStep key="three" name="three" {...step} />,
    two: () => <ImagesStep key="two" name="two" {...step} />,
    ortho: () => <OrthoStep {...step} />,
    sonar: () => <SonarStep {...step} />,
    supplementary: () => <SupplementaryStep {...step} />,
    details: () => <DetailsStep control={control} keys={keys} onClose={onCancel} />,
    confirmation: () => (
      <ConfirmationStep
        form={values}
        isExisting={isExisting}
        assetName={asset?.name}
        checklistName={checklistName}
        sendForProcessing={sendForProcessing}
        onSendForProcessingChange={setSendForProcessing}
        serverError={form.serverError}
        onClose={onCancel}
      />
    ),
  };
  return (
    <>
      <VisuallyHidden>
        <h1>{title}</h1>
      </VisuallyHidden>
      <UnsavedChanges when={form.hasUnsavedChanges} />
      <Wizard
        label={title}
        steps={wizardSteps(values, Object.keys(form.formState.errors), isExisting)}
        index={index}
        onIndexChange={goTo}
        onCancel={onCancel}
        onSave={() => void form.submit()}
        pending={form.isPending}
        aside={<RunningSummary form={values} asset={asset} />}
      >
        {panels[stepAt(index).id]()}
      </Wizard>
    </>
  );
}
