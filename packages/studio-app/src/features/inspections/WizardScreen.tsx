import { firstStepWithError, VisuallyHidden, Wizard } from '@inspection-studio/design-system';
import {
  DATA_TYPES,
  editProjectFormSchema,
  type ProjectForm,
  projectFormSchema,
  withoutFaults,
} from '@inspection-studio/domain/inspections';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { PathValue } from 'react-hook-form';
import { EditConflict, type RecordEdit, UnsavedChanges, useStudioForm } from '../../forms/index.ts';
import { CheckingFiles } from './CheckingFiles.tsx';
import { ConfirmationStep } from './ConfirmationStep.tsx';
import type { ChangeData } from './change-data.ts';
import { DataTypesStep } from './DataTypesStep.tsx';
import { DetailsStep, type SettledKeys } from './DetailsStep.tsx';
import { ImagesStep } from './ImagesStep.tsx';
import { KnownFilesBanner } from './known-files/KnownFilesBanner.tsx';
import { useKnownFiles } from './known-files/useKnownFiles.ts';
import { LeftOutFiles } from './LeftOutFiles.tsx';
import { OrthoStep } from './OrthoStep.tsx';
import { RunningSummary, type SummaryAsset } from './RunningSummary.tsx';
import { SonarStep } from './SonarStep.tsx';
import { InterruptionQuestion } from './InterruptionQuestion.tsx';
import { useCheckedSave } from './useCheckedSave.ts';
import { useFileChecks } from './useFileChecks.ts';
import { useInterruption } from './useInterruption.ts';
import { useRefreshedFiles } from './useRefreshedFiles.ts';
import { type StepId, stepAt, wizardSteps } from './steps.ts';
import { SupplementaryStep } from './SupplementaryStep.tsx';
import { type Choosable, restoredForm, restoredStep } from './unsaved/entered.ts';
import { UnsavedBanner } from './unsaved/UnsavedBanner.tsx';
import type { UnsavedForm } from './unsaved/useUnsavedForm.ts';
import { useUnsavedWizard } from './unsaved/useUnsavedWizard.ts';
import type { InspectionChoices } from './useInspectionChoices.ts';
import type { SaveAttempt } from '../../uploads/index.ts';

/** Entity tag that an inspection that exists must have, and what takes the tag of the stored one. */
type StoredTag = [etag: string | undefined, onStored: (etag: string | undefined) => void];

/** What the user has decided beside the form, and how the attempt to save it is kept until it succeeds. */
interface SavingChoices {
  sendForProcessing: boolean;
  /** Running uploads may be interrupted. */
  interruptUploads: boolean;
  keepAttempt: (attempt: SaveAttempt) => Promise<void>;
  onSaved: () => void;
}

export interface WizardScreenProps {
  /** What is being done: the heading of the page. */
  title: string;
  /** Kept up to date with the registered files of an inspection that exists. */
  defaultValues: ProjectForm;
  /** Choices of a new inspection, or the settled names of one that exists. */
  keys: InspectionChoices | SettledKeys;
  /** Id of an inspection that exists. */
  inspectionId?: string;
  /** The asset of an inspection that exists. */
  asset?: SummaryAsset;
  /** What is kept of this wizard since it was last open; `null` if nothing can be kept. */
  unsaved: UnsavedForm | null;
  /** How an inspection that exists is read again when someone else changed it. */
  edit?: RecordEdit<ProjectForm>;
  /** Says what saving would interrupt; empty if nothing. @default nothing */
  interruptionOf?: (form: ProjectForm, sendForProcessing: boolean) => string;
  onSave: (form: ProjectForm, choices: SavingChoices, ...stored: StoredTag) => Promise<void>;
  /** The user has discarded what was restored: saving is no longer a repetition. */
  onStartOver: () => void;
  onCancel: () => void;
}

/** The eight numbered steps, for a new inspection and for one that exists. */
export function WizardScreen({
  title,
  defaultValues,
  keys,
  inspectionId,
  asset: ownAsset,
  unsaved,
  edit,
  interruptionOf = () => '',
  onSave,
  onStartOver,
  onCancel,
}: WizardScreenProps) {
  const isExisting = 'assetName' in keys;
  const choosable = choosableOf(keys);
  const kept = unsaved?.restored?.content;
  const [index, setIndex] = useState(() =>
    kept ? restoredStep(kept, restoredForm(kept, defaultValues, choosable)) : 0,
  );
  const [sendForProcessing, setSendForProcessing] = useState(kept?.sendForProcessing ?? false);
  const [hasMoved, setMoved] = useState(false);
  const fieldToFocus = useRef<keyof ProjectForm | undefined>(undefined);

  const schema = useMemo(
    () => (isExisting ? editProjectFormSchema(defaultValues, sendForProcessing) : projectFormSchema),
    [isExisting, defaultValues, sendForProcessing],
  );
  const form = useStudioForm({
    schema,
    defaultValues,
    edit,
    onSubmit: async (values, ...stored) => {
      const interruptUploads = interruption.isConfirmed();
      const choices = { sendForProcessing, interruptUploads, keepAttempt: wizard.keepAttempt, onSaved: wizard.end };
      await onSave(withoutFaults(values), choices, ...stored);
    },
    onInvalid: (_first, errors) => {
      const wrong = Object.keys(errors);
      const wrongIndex = firstStepWithError(wizardSteps(form.getValues(), wrong, isExisting)) ?? 0;
      fieldToFocus.current = stepAt(wrongIndex).fields.find((field) => wrong.includes(field));
      setIndex(wrongIndex);
    },
  });
  const { control, setFocus, trigger } = form;
  const checks = useFileChecks(form);
  const interruption = useInterruption(form, (latest) => interruptionOf(latest, sendForProcessing));
  const saving = useCheckedSave({ ...form, submit: interruption.submit }, checks);
  useRefreshedFiles(form, defaultValues);
  const values = form.watch();
  const known = useKnownFiles(form, values.assetId, inspectionId);

  useEffect(() => {
    if (fieldToFocus.current) setFocus(fieldToFocus.current);
    fieldToFocus.current = undefined;
  }, [index, setFocus]);

  function goTo(next: number): void {
    // Leaving a step touches its fields.
    void trigger([...stepAt(index).fields]);
    setMoved(true);
    setIndex(next);
  }

  const change: ChangeData = (name, toNext) =>
    form.setValue(name, toNext(form.getValues(name)) as PathValue<ProjectForm, typeof name>, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });

  const wizard = useUnsavedWizard(form, {
    unsaved,
    defaultValues,
    choosable,
    step: index,
    sendForProcessing,
    kept: known.kept,
    change,
    onReading: checks.addReading,
    keep: known.keep,
  });
  const { awaited } = wizard;
  const startOver = () => {
    wizard.startOver();
    onStartOver();
    setSendForProcessing(false);
    setIndex(0);
    // The dialog returns the focus in a task of its own, to a button that is gone.
    setTimeout(() => setFocus('types'));
  };

  const chosen = DATA_TYPES.filter((type) => values.types[type]);
  const asset = isExisting ? ownAsset : keys.assets.find(({ id }) => id === values.assetId);
  const checklistName =
    'checklistName' in keys ? keys.checklistName : keys.checklists.find(({ id }) => id === values.checklistId)?.name;
  const step = { control, form: values, change, onReading: checks.addReading, awaited, known, onClose: onCancel };
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
        isMeasured={checks.isMeasured}
        notices={
          <>
            <KnownFilesBanner known={known} form={values} types={chosen} change={change} />
            <LeftOutFiles form={values} hasNewFaults={saving.hasNewFaults} change={change} />
            {saving.isWaiting && <CheckingFiles progress={checks.progress} onStop={saving.stop} />}
          </>
        }
        onClose={onCancel}
      />
    ),
  };
  return (
    <>
      <VisuallyHidden>
        <h1>{title}</h1>
      </VisuallyHidden>
      <UnsavedChanges when={form.hasUnsavedChanges} onDiscard={wizard.end} />
      {form.question && <EditConflict question={form.question} />}
      <InterruptionQuestion isAsking={interruption.isAsking} text={interruption.text} answer={interruption.answer} />
      <Wizard
        label={title}
        steps={wizardSteps(values, Object.keys(form.formState.errors), isExisting)}
        index={index}
        onIndexChange={goTo}
        onCancel={onCancel}
        onSave={() => void saving.save()}
        pending={saving.isWaiting || form.isPending}
        aside={<RunningSummary form={values} asset={asset} isMeasured={checks.isMeasured} />}
      >
        {(!hasMoved || awaited.isReading || awaited.files.length > 0) && (
          <UnsavedBanner wizard={wizard} isExisting={isExisting} onDiscard={startOver} />
        )}
        {panels[stepAt(index).id]()}
      </Wizard>
    </>
  );
}

/** What can be chosen, as far as it is read. */
const choosableOf = (keys: InspectionChoices | SettledKeys): Choosable => ({
  assets: 'assets' in keys ? keys.assets.map(({ id }) => id) : undefined,
  checklists: 'checklists' in keys && keys.checklists.length > 0 ? keys.checklists.map(({ id }) => id) : undefined,
});
