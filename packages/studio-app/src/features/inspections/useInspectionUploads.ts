import { type ImageUploads, startImageUploads, useUploadHost } from '../../uploads/index.ts';
import { UploadTray } from '../../widgets/upload-tray/UploadTray.tsx';

/** Where a saved inspection leaves its files: the first ones start the upload, and its tray on every page. */
export function useInspectionUploads(): Pick<ImageUploads, 'add'> {
  const host = useUploadHost();
  return { add: (batch, sources) => startImageUploads(host, UploadTray).add(batch, sources) };
}
