import { Banner, FieldError, Stack, StatusSign } from '@inspection-studio/design-system';
import {
  type DataType,
  editableModules,
  formDataIssues,
  type ProjectForm,
  withoutFiles,
} from '@inspection-studio/domain/inspections';
import { inspectionMessages } from '@inspection-studio/domain/form-messages';
import { counted } from '@inspection-studio/domain/units';
import { type ReactNode, type Ref, useId } from 'react';
import type { Control } from 'react-hook-form';
import { PreflightPanel } from '../../preflight/PreflightPanel.tsx';
import { scriptFocus } from '../../widgets/focus.css.ts';
import type { ChangeData } from './change-data.ts';
import { FaultyFiles } from './FaultyFiles.tsx';
import { KnownFilesBanner } from './known-files/KnownFilesBanner.tsx';
import type { KnownFiles } from './known-files/useKnownFiles.ts';
import { KIND_TEXTS } from './kind-texts.ts';
import { StepHeading } from './StepHeading.tsx';
import { StoredFiles } from './StoredFiles.tsx';
import { kindCount, STEP_LABELS } from './steps.ts';
import { ChooseAgain } from './unsaved/ChooseAgain.tsx';
import type { AwaitedFiles } from './unsaved/useAwaitedFiles.ts';

/** What every step of a kind of data gets. */
export interface DataStepProps {
  control: Control<ProjectForm>;
  /** All that is entered. */
  form: ProjectForm;
  change: ChangeData;
  /** Called when files are added, before they are read. */
  onReading: (finished: Promise<void>) => void;
  /** The files of a restored wizard that are not back yet. */
  awaited: AwaitedFiles;
  /** Added files that other inspections of the asset have. */
  known: KnownFiles;
  onClose: () => void;
}

interface DataStepFrameProps extends Omit<DataStepProps, 'onReading'> {
  type: DataType;
  /** Gets the focus when something is missing. */
  fieldRef: Ref<HTMLDivElement>;
  error: string | undefined;
  /** The fields; left out where the status permits no change. */
  children: ReactNode;
}

/** A step of a kind of data: what it needs and has, its fields, and what is stored. */
export function DataStep({
  control,
  form,
  change,
  awaited,
  known,
  onClose,
  type,
  fieldRef,
  error,
  children,
}: DataStepFrameProps) {
  const titleId = useId();
  const errorId = useId();
  const count = kindCount(form, type);
  const isEditable = editableModules(form.status).includes(type);
  const isEnough = !formDataIssues(form).some(({ kind }) => kind === type);
  return (
    <Stack gap={6}>
      <StepHeading id={titleId} title={STEP_LABELS[type]} onClose={onClose}>
        {isEditable && isEnough && <StatusSign kind="completed" />}
        <span>
          {[
            count > 0 && `${counted(count, KIND_TEXTS[type].noun)} ${form.status === 'Draft' ? 'added' : 'held'}.`,
            isEditable ? KIND_TEXTS[type].needs : 'Only supplementary data can be changed after Draft.',
          ]
            .filter(Boolean)
            .join(' ')}
        </span>
      </StepHeading>
      {type === 'supplementary' && form.status !== 'Draft' && (
        <Banner kind="info">{inspectionMessages.manageMode}</Banner>
      )}
      <Stack
        ref={fieldRef}
        role="group"
        tabIndex={-1}
        aria-labelledby={titleId}
        aria-describedby={errorId}
        className={scriptFocus}
        gap={6}
      >
        {isEditable && <ChooseAgain awaited={awaited} type={type} />}
        {isEditable && <KnownFilesBanner known={known} form={form} types={[type]} change={change} />}
        {isEditable && children}
        {isEditable && (
          <PreflightPanel
            form={form}
            type={type}
            error={error}
            onRemove={(files) => change(type, (latest) => withoutFiles(latest, files))}
          />
        )}
        {isEditable && <FaultyFiles form={form} type={type} change={change} />}
        <StoredFiles control={control} form={form} type={type} />
      </Stack>
      <div aria-live="polite">{error && <FieldError id={errorId}>{error}</FieldError>}</div>
    </Stack>
  );
}
