/*
 * UI texts, literal from the specification, misspellings included. Texts that
 * the project added are marked. Texts inside a control ('Page X of Y',
 * 'Select an option', 'Close') are defaults of that control in the design
 * system. Texts of forms are in `form-messages.ts`, error texts in `errors/`,
 * generic validation texts in `validation/`.
 */

/** Product name, shown in titles and on the sign-in page. */
export const PRODUCT_NAME = 'Inspection Studio';

/** Version shown on the profile and in the settings. */
export const PRODUCT_VERSION = '9.3.3';

/** Fixed page titles, without the product name that follows as a suffix. */
export const pageTitles = {
  createSite: 'Create Site',
  createAsset: 'Create Asset',
  createInspection: 'Create Inspection',
  editInspection: 'Edit Inspection',
  forbidden: 'Forbidden',
  notFound: 'Not Found',
} as const;

/** Texts of the sidebar and its dialogs. */
export const shellMessages = {
  logoutQuestion: 'Are you sure you want to logout?',
} as const;

/** Texts of full-page states. */
export const fullPageMessages = {
  unauthorizedTitle: 'Unauthorized',
  unauthorizedText: 'You do not have permission to view this page.',
  unauthorizedAdvice: 'Please contact your administrator for more information.',
  notFoundTitle: 'Page not found',
  notFoundText: 'The page that you are looking for does not exist.',
  reloadPage: 'reload the page',
  reloadRoute: 'Reload',
  retryQuery: 'Click to retry data fetching.',
} as const;

/** Texts of empty lists: `table` only inside tables, `list` for any list without its own text. */
export const emptyMessages = {
  table: "There's nothing here yet.",
  list: 'There is nothing here yet.',
  tags: 'No tags have been created yet.',
  layouts: 'No location layouts have been created yet.',
  checklists: 'No checklists have been created yet.',
  captureData: 'No capture data recorded for this inspection.',
} as const;

/** Tooltips of struck-through names. The one for tags is the project's own and follows the other two. */
export const archivedMessages = {
  category: 'This category has been deleted.',
  severity: 'This severity has been deleted.',
  tag: 'This tag has been deleted.',
} as const;

/** Texts of the map on Home. The note on missing locations is the project's own. */
export const homeMessages = {
  unlocatedNote: 'An asset gets a location when its first inspection is processed.',
} as const;

/** Texts of the upload tray: batch messages, the warning and the processing status. */
export const uploadMessages = {
  pending: 'Upload pending...',
  paused: 'Upload paused',
  complete: 'Upload complete',
  failed: 'Upload failed',
  leaveTabOpen: 'Please leave this tab open while uploading.',
  processingPending: 'Processing queued',
  processingFailed: 'Processing could not be started',
  processingSuccess: 'Sent for processing',
} as const;

/** Internal errors, for the log. Shown to users only when no better message is known. */
export const internalMessages = {
  uploadUrl: 'Could not GET S3 url',
  batchNotFound: 'Batch not found',
  userNotFetched: 'User is not fetched.',
  authenticationResult: 'Unexpected authentication result.',
} as const;
