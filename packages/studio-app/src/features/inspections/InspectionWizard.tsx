import { firstStepWithError, useToast, Wizard } from '@inspection-studio/design-system';
import { newProjectForm, pageTitles, type ProjectDetail, projectFormSchema } from '@inspection-studio/domain';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { UnsavedChanges, useStudioForm } from '../../forms/index.ts';
import { useCreateInspection } from '../../uploads/index.ts';
import { ConfirmationStep } from './ConfirmationStep.tsx';
import { DataTypesStep } from './DataTypesStep.tsx';
import { DetailsStep } from './DetailsStep.tsx';
import { ImagesStep } from './ImagesStep.tsx';
import { RunningSummary } from './RunningSummary.tsx';
import { STEP_FIELDS, STEP_IDS, type StepId, wizardSteps } from './steps.ts';
import { useInspectionChoices } from './useInspectionChoices.ts';

export interface InspectionWizardProps {
  /** Preselects the asset; ignored when it is unknown or not allowed (S24). */
  assetId?: string;
  /** The inspection is created; its files are on their way. */
  onCreated: (inspection: ProjectDetail) => void;
  onCancel: () => void;
}

/** Creates an inspection in numbered steps. @see spec 1 §2 "Inspection screens", §4 "Create flow" */
export function InspectionWizard({ assetId, onCreated, onCancel }: InspectionWizardProps) {
  const { assets, checklists } = useInspectionChoices();
  const { show: showToast } = useToast();
  const create = useCreateInspection();
  const [index, setIndex] = useState(0);
  const [sendForProcessing, setSendForProcessing] = useState(false);
  const [defaultValues] = useState(() => newProjectForm(new Date(), assets.find(({ id }) => id === assetId)?.id));
  const fieldToFocus = useRef<(typeof STEP_FIELDS)[StepId][number] | undefined>(undefined);

  const form = useStudioForm({
    schema: projectFormSchema,
    defaultValues,
    onSubmit: async (values) => {
      const { project, thumbnailError } = await create.mutateAsync({ form: values, sendForProcessing });
      showToast({ kind: 'completed', title: 'Inspection created', description: project.name });
      if (thumbnailError) {
        showToast({ kind: 'warning', title: 'The thumbnail was not saved', description: thumbnailError.message });
      }
      onCreated(project);
    },
    onInvalid: (_first, errors) => {
      const wrong = Object.keys(errors);
      const wrongIndex = firstStepWithError(wizardSteps(form.getValues(), wrong)) ?? 0;
      fieldToFocus.current = STEP_FIELDS[stepAt(wrongIndex)].find((field) => wrong.includes(field));
      setIndex(wrongIndex);
    },
  });
  const { control, setFocus, trigger } = form;
  const values = form.watch();
  const steps = wizardSteps(values, Object.keys(form.formState.errors));
  const isDone = (id: StepId) => steps.some((step) => step.id === id && step.status === 'done');

  useEffect(() => {
    if (fieldToFocus.current) setFocus(fieldToFocus.current);
    fieldToFocus.current = undefined;
  }, [index, setFocus]);

  function goTo(next: number): void {
    // Whoever leaves a step has been at its fields.
    void trigger([...STEP_FIELDS[stepAt(index)]]);
    setIndex(next);
  }

  const asset = assets.find(({ id }) => id === values.assetId);
  const checklist = checklists.find(({ id }) => id === values.checklistId);
  const panels: Record<StepId, ReactNode> = {
    types: <DataTypesStep control={control} />,
    three: <ImagesStep key="three" control={control} name="three" isEnough={isDone('three')} onClose={onCancel} />,
    two: <ImagesStep key="two" control={control} name="two" isEnough={isDone('two')} onClose={onCancel} />,
    details: <DetailsStep control={control} assets={assets} checklists={checklists} onClose={onCancel} />,
    confirmation: (
      <ConfirmationStep
        form={values}
        assetName={asset?.name}
        checklistName={checklist?.name}
        sendForProcessing={sendForProcessing}
        onSendForProcessingChange={setSendForProcessing}
        serverError={form.serverError}
        onClose={onCancel}
      />
    ),
  };
  return (
    <>
      <UnsavedChanges when={form.isDirty && !form.isPending && !create.isSuccess} />
      <Wizard
        label={pageTitles.createInspection}
        steps={steps}
        index={index}
        onIndexChange={goTo}
        onCancel={onCancel}
        onSave={() => void form.submit()}
        pending={form.isPending}
        aside={<RunningSummary form={values} asset={asset} />}
      >
        {panels[stepAt(index)]}
      </Wizard>
    </>
  );
}

const stepAt = (index: number): StepId => STEP_IDS[index] ?? 'types';
