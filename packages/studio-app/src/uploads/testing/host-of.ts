import { createUploadHost, type RunningUploads, type UploadHost, type UploadHostServices } from '../UploadHost.tsx';

/** An upload host with these running uploads and without services for others. */
export function hostOf({ images, elsewhere, interrupted, document }: RunningUploads): UploadHost {
  const host = createUploadHost({} as UploadHostServices);
  if (images) host.start('images', () => images);
  if (elsewhere) host.start('elsewhere', () => elsewhere);
  if (interrupted) host.start('interrupted', () => interrupted);
  if (document) host.start('document', () => document);
  return host;
}
