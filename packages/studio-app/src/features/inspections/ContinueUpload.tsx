import { Banner, Button, Inline } from '@inspection-studio/design-system';
import { missingFiles, type ProjectDetail } from '@inspection-studio/domain/inspections';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSend } from '../../api/index.ts';
import { moduleFilesQuery } from '../../data/index.ts';
import {
  continueKept,
  useHasUnfinishedUpload,
  useImageUploads,
  useIsSentForProcessing,
  useKeptHandles,
} from '../../uploads/index.ts';
import { UploadTray } from '../../widgets/upload-tray/UploadTray.tsx';
import { ContinueDialog } from './ContinueDialog.tsx';
import { notArrivedText } from './continue-texts.ts';
import { storedKinds } from './stored-data.ts';
import { useInspectionRights } from './useInspectionRights.ts';

/**
 * Says that an upload was interrupted, and continues it as far as the status permits: at once if this browser can still read
 * the files, or with files that are chosen again.
 */
export function ContinueUpload({ inspection }: { inspection: ProjectDetail }) {
  const { can } = useInspectionRights(inspection);
  const send = useSend();
  const uploads = useImageUploads(UploadTray);
  const { data: files } = useQuery(moduleFilesQuery(send, inspection.id));
  const handles = useKeptHandles([inspection.id]);
  const sendForProcessing = useIsSentForProcessing(inspection.id);
  const isInTray = useHasUnfinishedUpload(inspection.id);
  // The banner that leads here from other pages opens it at once.
  const { state } = useLocation();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState((state as { continuesUpload?: boolean } | null)?.continuesUpload === true);
  const reopen = useMutation({
    mutationFn: () => continueKept(send, uploads, { inspection, handles: handles ?? new Map(), sendForProcessing }),
    onSuccess: ({ found, missing }) => setOpen(found.size < missing.length),
    onError: () => setOpen(true),
  });
  const close = () => {
    setOpen(false);
    reopen.reset();
    // Otherwise, reloading the page would open it again.
    if (state) void navigate('.', { replace: true, state: null });
  };
  const isInterrupted = inspection.uploads.length === 0 && !isInTray;
  const missingCount = files && isInterrupted ? missingFiles(files, inspection.status).length : 0;
  if (!files || !handles || missingCount === 0 || !can('edit')) return null;
  const isKept = handles.size > 0;
  const registeredCount = storedKinds(files).reduce((sum, kind) => sum + kind.registeredCount, 0);
  return (
    <>
      <Banner
        kind="warning"
        title={notArrivedText(missingCount, registeredCount)}
        action={
          <Inline>
            <Button
              size="compact"
              disabled={reopen.isPending}
              onClick={() => (isKept ? reopen.mutate() : setOpen(true))}
            >
              Continue upload
            </Button>
            {isKept && (
              <Button size="compact" variant="ghost" disabled={reopen.isPending} onClick={() => setOpen(true)}>
                Choose the folder again
              </Button>
            )}
          </Inline>
        }
      >
        {' '}
        {isKept
          ? 'They are still on this computer, and only they are sent.'
          : 'Choose the folder again, and only the missing files are sent.'}
      </Banner>
      {isOpen && <ContinueDialog inspection={inspection} found={reopen.data} onClose={close} />}
    </>
  );
}
