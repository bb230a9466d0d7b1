import { showUploadsElsewhere, type UploadHost } from '../uploads/index.ts';
import { UploadTray } from '../widgets/upload-tray/UploadTray.tsx';

/** Shows the uploads of other tabs in the tray. Lazy-loaded when another tab reports one. */
export const showInTray = (host: UploadHost, person: string): void => showUploadsElsewhere(host, person, UploadTray);
