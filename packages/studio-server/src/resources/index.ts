import { auditCsv } from '@inspection-studio/domain/audit';
import { type Call, calls } from '@inspection-studio/domain/calls';
import type { HandlerOf, Implement } from '../http/implement.ts';
import { auditRuleOf } from '../rules/audit-actions.ts';
import { assetHandlers } from './assets.ts';
import { auditEventHandlers } from './audit-events.ts';
import { captureDataHandlers } from './capture-data.ts';
import { companyHandlers } from './companies.ts';
import { documentHandlers } from './documents.ts';
import { downloadHandlers } from './downloads.ts';
import { imageFactHandlers } from './image-facts.ts';
import { imageFlagHandlers } from './image-flags.ts';
import { imageHandlers } from './images.ts';
import { knownFileHandlers } from './known-files.ts';
import { categoryHandlers } from './library/categories.ts';
import { categoryPresetHandlers } from './library/category-presets.ts';
import { checklistHandlers } from './library/checklists.ts';
import { layerHandlers } from './library/layers.ts';
import { layoutHandlers } from './library/layouts.ts';
import { severityScaleHandlers } from './library/severity-scales.ts';
import { tagHandlers } from './library/tags.ts';
import { moduleHandlers } from './modules.ts';
import { projectProcessingHandlers } from './project-processing.ts';
import { projectHandlers } from './projects.ts';
import { runningUploadHandlers } from './running-uploads.ts';
import type { Handlers, Services } from './services.ts';
import { signInSettingsHandlers } from './sign-in-settings.ts';
import { siteHandlers } from './sites.ts';
import { storageStatusHandlers } from './storage-status.ts';
import { thumbnailHandlers } from './thumbnails.ts';
import { uploadUrlHandlers } from './upload-url.ts';
import { uploadedFileHandlers } from './uploaded-files.ts';
import { invitationHandlers } from './users-invitations.ts';
import { sessionHandlers } from './users-sessions.ts';
import { accessTokenHandlers } from './users-tokens.ts';
import { userStatusHandlers } from './users-status.ts';
import { userHandlers } from './users.ts';

/** Handlers by call name. */
const handlers = {
  ...userHandlers,
  ...userStatusHandlers,
  ...invitationHandlers,
  ...sessionHandlers,
  ...accessTokenHandlers,
  ...companyHandlers,
  ...siteHandlers,
  ...assetHandlers,
  ...projectHandlers,
  ...projectProcessingHandlers,
  ...moduleHandlers,
  ...knownFileHandlers,
  ...runningUploadHandlers,
  ...imageHandlers,
  ...imageFlagHandlers,
  ...imageFactHandlers,
  ...thumbnailHandlers,
  ...tagHandlers,
  ...categoryHandlers,
  ...categoryPresetHandlers,
  ...severityScaleHandlers,
  ...checklistHandlers,
  ...layoutHandlers,
  ...layerHandlers,
  ...captureDataHandlers,
  ...documentHandlers,
  ...downloadHandlers,
  ...uploadUrlHandlers,
  ...uploadedFileHandlers,
  ...auditEventHandlers,
  ...storageStatusHandlers,
  ...signInSettingsHandlers,
} satisfies Partial<Handlers<keyof typeof calls>>;

type ImplementedName = keyof typeof handlers;

/** Changes that wait for storage or mail. They open transactions themselves. */
const OUTSIDE_TRANSACTION: readonly string[] = [
  'confirmDocumentUploaded',
  'confirmImageUploaded',
  'inviteUsers',
  'resendInvitation',
] satisfies ImplementedName[];

/**
 * Rows of the calls table that have a handler. The server registers and
 * documents these; it answers all others with 404, like any unknown address.
 */
export const implementedCalls = Object.fromEntries(Object.entries(calls).filter(([name]) => name in handlers)) as Pick<
  typeof calls,
  ImplementedName
>;

/** Registers the handler of every implemented call. */
export function registerResources(implement: Implement<Services>): void {
  for (const [name, call] of Object.entries(implementedCalls)) {
    // `handlers` above checks each handler against its own call.
    const handler = handlers[name as ImplementedName] as unknown as HandlerOf<Call, Services>;
    implement(call as Call, handler, {
      audit: auditRuleOf(name),
      ...(OUTSIDE_TRANSACTION.includes(name) && { inTransaction: false }),
      ...('isExportable' in call && { csv: auditCsv }),
    });
  }
}
