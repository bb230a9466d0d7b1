import { createUploadHost, type RunningUploads, type UploadHost, type UploadHostServices } from '../UploadHost.tsx';

/** A host in which these uploads run already, and that has nothing to start others with. */
export function hostOf({ images, document }: RunningUploads): UploadHost {
  const host = createUploadHost({} as UploadHostServices);
  if (images) host.start('images', () => images);
  if (document) host.start('document', () => document);
  return host;
}
