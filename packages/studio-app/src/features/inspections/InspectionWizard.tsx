import { Skeleton } from '@inspection-studio/design-system';
import { newProjectForm, type ProjectDetail } from '@inspection-studio/domain/inspections';
import { pageTitles } from '@inspection-studio/domain/messages';
import { useState } from 'react';
import { useSavedToast } from '../../forms/index.ts';
import { type UnsavedForm, useUnsavedForm } from './unsaved/useUnsavedForm.ts';
import { noteCaptureFacts } from '../../preflight/form-capture-facts.ts';
import { useCreateInspection } from './useCreateInspection.ts';
import { useInspectionChoices } from './useInspectionChoices.ts';
import { WizardScreen } from './WizardScreen.tsx';

export interface InspectionWizardProps {
  /** Preselects the asset; ignored when it is unknown or not allowed. */
  assetId?: string;
  /** The inspection is created; its files are on their way. */
  onCreated: (inspection: ProjectDetail) => void;
  onCancel: () => void;
}

/** Creates an inspection in numbered steps, with what was not saved before. */
export function InspectionWizard(props: InspectionWizardProps) {
  const unsaved = useUnsavedForm(`create/${props.assetId ?? ''}`);
  return unsaved === undefined ? <Skeleton shape="block" height={420} /> : <Create {...props} unsaved={unsaved} />;
}

interface CreateProps extends InspectionWizardProps {
  unsaved: UnsavedForm | null;
}

function Create({ assetId, unsaved, onCreated, onCancel }: CreateProps) {
  const choices = useInspectionChoices();
  const showSaved = useSavedToast();
  const { save, startOver } = useCreateInspection(unsaved?.restored?.content.attempt);
  const [defaultValues] = useState(() =>
    newProjectForm(new Date(), choices.assets.find(({ id }) => id === assetId)?.id),
  );
  return (
    <WizardScreen
      title={pageTitles.createInspection}
      defaultValues={defaultValues}
      keys={choices}
      unsaved={unsaved}
      onCancel={onCancel}
      onStartOver={startOver}
      onSave={async (form, choices) => {
        const { project, thumbnailError } = await save({ form, ...choices });
        noteCaptureFacts(project.id, form);
        showSaved('Inspection created', project.name, thumbnailError);
        onCreated(project);
      }}
    />
  );
}
