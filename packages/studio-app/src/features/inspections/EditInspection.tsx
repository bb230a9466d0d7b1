import { Skeleton } from '@inspection-studio/design-system';
import {
  editProjectForm,
  type ModuleFiles,
  type ProjectDetail,
  refreshedData,
} from '@inspection-studio/domain/inspections';
import { pageTitles } from '@inspection-studio/domain/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSend } from '../../api/index.ts';
import { checklistListQuery, moduleFilesQuery, projectQuery } from '../../data/index.ts';
import { useSavedToast } from '../../forms/index.ts';
import { noteCaptureFacts } from '../../preflight/form-capture-facts.ts';
import { useUser } from '../../session/index.ts';
import { useInspectionUploads } from '../../uploads/index.ts';
import { QueryError } from '../../widgets/QueryError.tsx';
import { RecordError } from '../../widgets/RecordError.tsx';
import { editInterruption } from './edit-interruption.ts';
import { inspectionEdit } from './inspection-edit.ts';
import { type UnsavedForm, useUnsavedForm } from './unsaved/useUnsavedForm.ts';
import { UploadsContext } from './uploads-context.ts';
import { useUpdateInspection } from './useUpdateInspection.ts';
import { WizardScreen } from './WizardScreen.tsx';

interface EditInspectionProps {
  inspectionId: string;
  onDone: () => void;
}

/** The wizard of an inspection that exists, once it and its files are read. */
export function EditInspection({ inspectionId, onDone }: EditInspectionProps) {
  const send = useSend();
  const inspection = useQuery(projectQuery(send, inspectionId));
  // Files are what the form begins with: as they are now, not as they were a minute ago.
  const files = useQuery({ ...moduleFilesQuery(send, inspectionId), staleTime: 0 });
  const unsaved = useUnsavedForm(`edit/${inspectionId}`);
  if (inspection.data && files.data && files.isFetchedAfterMount && unsaved !== undefined)
    return <Edit inspection={inspection.data} files={files.data} unsaved={unsaved} onDone={onDone} />;
  if (inspection.error) return <RecordError query={inspection} />;
  if (files.error) return <QueryError query={files} />;
  return <Skeleton shape="block" height={420} />;
}

interface EditProps {
  inspection: ProjectDetail;
  files: ModuleFiles;
  unsaved: UnsavedForm | null;
  onDone: () => void;
}

function Edit({ inspection, files, unsaved, onDone }: EditProps) {
  const send = useSend();
  const client = useQueryClient();
  const showSaved = useSavedToast();
  const { save, startOver } = useUpdateInspection(inspection.id, unsaved?.restored?.content.attempt);
  const { asset, checklist } = inspection;
  const { data: checklists = [] } = useQuery({ ...checklistListQuery(send), enabled: !checklist });
  const uploads = useInspectionUploads(inspection);
  const { id: viewerId } = useUser();
  const [opened] = useState(() => editProjectForm(inspection, files));
  const before = useMemo(() => ({ ...opened, ...refreshedData(opened, files) }), [opened, files]);
  return (
    <UploadsContext value={uploads}>
      <WizardScreen
        title={pageTitles.editInspection}
        defaultValues={before}
        keys={{ assetName: asset.name, ...(checklist ? { checklistName: checklist.name } : { checklists }) }}
        inspectionId={inspection.id}
        asset={asset}
        unsaved={unsaved}
        onCancel={onDone}
        edit={inspectionEdit(client, send, inspection, files)}
        interruptionOf={(form, sendForProcessing) => editInterruption(form, sendForProcessing, uploads, viewerId)}
        onStartOver={startOver}
        onSave={async (form, choices, etag, onStored) => {
          const saved = await save({ form, before, ...choices, etag, onStored });
          const { project, thumbnailError } = saved;
          noteCaptureFacts(project.id, form);
          showSaved('Inspection saved', project.name, thumbnailError);
          onDone();
        }}
      />
    </UploadsContext>
  );
}
