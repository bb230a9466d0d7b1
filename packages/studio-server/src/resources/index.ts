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

/** Handlers by the name of their call. */
const handlers = {
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
} satisfies Partial<Handlers<keyof typeof calls>>;

type ImplementedName = keyof typeof handlers;

/**
 * The rows of the calls table that have a handler: what this server registers
 * and what its API document describes. The rest of the table is answered 404,
 * like any unknown address, until it has handlers.
 */
export const implementedCalls = Object.fromEntries(
  Object.entries(calls).filter(([name]) => name in handlers),
) as Pick<typeof calls, ImplementedName>;

/** Puts every implemented call behind its address. */
export function registerResources(implement: Implement<Services>): void {
  for (const [name, call] of Object.entries(implementedCalls)) {
    implement(call as Call, handlers[name as ImplementedName] as CallHandler<Call, Services>);
  }
}
