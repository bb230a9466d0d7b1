import { Skeleton } from '@inspection-studio/design-system';
import { editProjectForm, type ModuleFiles, pageTitles, type ProjectDetail } from '@inspection-studio/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSend } from '../../api/index.ts';
import { checklistListQuery, moduleFilesQuery, projectQuery } from '../../data/index.ts';
import { useSavedToast } from '../../forms/index.ts';
import { QueryError } from '../../widgets/QueryError.tsx';
import { RecordError } from '../../widgets/RecordError.tsx';
import { useUpdateInspection } from './useUpdateInspection.ts';
import { WizardScreen } from './WizardScreen.tsx';

interface EditInspectionProps {
  inspectionId: string;
  onDone: () => void;
}

/** The wizard of an inspection that exists, once it and its files are read. @see INSP-015, STATE-025..027 */
export function EditInspection({ inspectionId, onDone }: EditInspectionProps) {
  const send = useSend();
  const inspection = useQuery(projectQuery(send, inspectionId));
  // Files are what the form begins with: as they are now, not as they were a minute ago.
  const files = useQuery({ ...moduleFilesQuery(send, inspectionId), staleTime: 0 });
  if (inspection.data && files.data && files.isFetchedAfterMount)
    return <Edit inspection={inspection.data} files={files.data} onDone={onDone} />;
  if (inspection.error) return <RecordError query={inspection} />;
  if (files.error) return <QueryError query={files} />;
  return <Skeleton shape="block" height={420} />;
}

function Edit({ inspection, files, onDone }: { inspection: ProjectDetail; files: ModuleFiles; onDone: () => void }) {
  const showSaved = useSavedToast();
  const update = useUpdateInspection(inspection.id);
  const { asset, checklist } = inspection;
  const { data: checklists = [] } = useQuery({ ...checklistListQuery(useSend()), enabled: !checklist });
  const [defaultValues] = useState(() => editProjectForm(inspection, files));
  return (
    <WizardScreen
      title={pageTitles.editInspection}
      defaultValues={defaultValues}
      keys={{ assetName: asset.name, ...(checklist ? { checklistName: checklist.name } : { checklists }) }}
      asset={asset}
      onCancel={onDone}
      onSave={async (form, sendForProcessing) => {
        const { project, thumbnailError } = await update.mutateAsync({ form, sendForProcessing });
        showSaved('Inspection saved', project.name, thumbnailError);
        onDone();
      }}
    />
  );
}
