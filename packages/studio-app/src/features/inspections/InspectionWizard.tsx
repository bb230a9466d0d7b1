import { newProjectForm, pageTitles, type ProjectDetail } from '@inspection-studio/domain';
import { useState } from 'react';
import { useSavedToast } from '../../forms/index.ts';
import { useCreateInspection } from './useCreateInspection.ts';
import { useInspectionChoices } from './useInspectionChoices.ts';
import { WizardScreen } from './WizardScreen.tsx';

export interface InspectionWizardProps {
  /** Preselects the asset; ignored when it is unknown or not allowed (S24). */
  assetId?: string;
  /** The inspection is created; its files are on their way. */
  onCreated: (inspection: ProjectDetail) => void;
  onCancel: () => void;
}

/** Creates an inspection in numbered steps. @see INSP-001..014, STATE-029..035 */
export function InspectionWizard({ assetId, onCreated, onCancel }: InspectionWizardProps) {
  const choices = useInspectionChoices();
  const showSaved = useSavedToast();
  const create = useCreateInspection();
  const [defaultValues] = useState(() =>
    newProjectForm(new Date(), choices.assets.find(({ id }) => id === assetId)?.id),
  );
  return (
    <WizardScreen
      title={pageTitles.createInspection}
      defaultValues={defaultValues}
      keys={choices}
      onCancel={onCancel}
      onSave={async (form, sendForProcessing) => {
        const { project, thumbnailError } = await create.mutateAsync({ form, sendForProcessing });
        showSaved('Inspection created', project.name, thumbnailError);
        onCreated(project);
      }}
    />
  );
}
