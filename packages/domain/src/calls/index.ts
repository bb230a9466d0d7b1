import * as assets from './assets.ts';
import type { Call } from './call.ts';
import * as companies from './companies.ts';
import { getUploadUrl } from './files.ts';
import { confirmImageUploaded, listImages, uploadThumbnail } from './images.ts';
import * as library from './library.ts';
import * as projects from './projects.ts';
import * as sites from './sites.ts';
import * as users from './users.ts';

/** Every call of the product by its name. @see spec 2 §7 */
export const calls = {
  ...users,
  ...companies,
  ...sites,
  ...assets,
  ...projects,
  listImages,
  confirmImageUploaded,
  uploadThumbnail,
  ...library,
  getUploadUrl,
} as const satisfies Record<string, Call>;
