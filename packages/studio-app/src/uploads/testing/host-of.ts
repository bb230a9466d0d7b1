import { createUploadHost, type RunningUploads, type UploadHost, type UploadHostServices } from '../UploadHost.tsx';

/** An upload host with these running uploads and without services for others. */
export function hostOf({ images, document }: RunningUploads): UploadHost {
  const host = createUploadHost({} as UploadHostServices);
  if (images) host.start('images', () => images);
  if (document) host.start('document', () => document);
  return host;
}
