import { Dialog } from '@inspection-studio/design-system';
import type { CaptureData } from '@inspection-studio/domain/capture-data';
import { useState } from 'react';
import { DiscardQuestion } from '../../forms/index.ts';
import { CaptureDataForm } from './CaptureDataForm.tsx';

interface CaptureDataDialogProps {
  inspectionId: string;
  captureData: CaptureData | null;
  onClose: () => void;
}

/** The capture data form in a window over the profile; asks before it loses what was entered. */
export function CaptureDataDialog({ inspectionId, captureData, onClose }: CaptureDataDialogProps) {
  const [isDirty, setDirty] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const leave = () => (isDirty ? setAsking(true) : onClose());
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && leave()}
      title={captureData ? 'Edit capture data' : 'Add capture data'}
    >
      <CaptureDataForm
        inspectionId={inspectionId}
        captureData={captureData}
        onDirtyChange={setDirty}
        onSaved={onClose}
        onCancel={leave}
      />
      <DiscardQuestion open={isAsking} onKeep={() => setAsking(false)} onDiscard={onClose} />
    </Dialog>
  );
}
