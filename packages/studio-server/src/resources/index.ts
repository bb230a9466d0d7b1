import { type Call, calls } from '@inspection-studio/domain';
import type { CallHandler, Implement } from '../http/implement.ts';
import { assetHandlers } from './assets.ts';
import { companyHandlers } from './companies.ts';
import { imageHandlers } from './images.ts';
import { libraryHandlers } from './library.ts';
import { moduleHandlers } from './modules.ts';
import { projectHandlers } from './projects.ts';
import type { Handlers, Services } from './services.ts';
import { siteHandlers } from './sites.ts';
import { thumbnailHandlers } from './thumbnails.ts';
import { uploadUrlHandlers } from './upload-url.ts';
import { userHandlers } from './users.ts';

/** One handler per row of the calls table; a missing one does not compile. */
const handlers: Handlers<keyof typeof calls> = {
  ...userHandlers,
  ...companyHandlers,
  ...siteHandlers,
  ...assetHandlers,
  ...projectHandlers,
  ...moduleHandlers,
  ...imageHandlers,
  ...thumbnailHandlers,
  ...libraryHandlers,
  ...uploadUrlHandlers,
};

/** Puts every call of the product behind its address. */
export function registerResources(implement: Implement<Services>): void {
  for (const [name, call] of Object.entries(calls)) {
    implement(call as Call, handlers[name as keyof typeof calls] as CallHandler<Call, Services>);
  }
}
