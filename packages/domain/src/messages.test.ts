import { expect, it } from 'vitest';
import * as messages from './messages.ts';

it('every text matches the specification literally, including misspellings and missing full stops', () => {
  expect({ ...messages }).toEqual({
    PRODUCT_NAME: 'Inspection Studio',
    PRODUCT_VERSION: '9.3.3',
    pageTitles: {
      createSite: 'Create Site',
      createAsset: 'Create Asset',
      createInspection: 'Create Inspection',
      editInspection: 'Edit Inspection',
      forbidden: 'Forbidden',
      notFound: 'Not Found',
    },
    shellMessages: {
      logoutQuestion: 'Are you sure you want to logout?',
    },
    fullPageMessages: {
      unauthorizedTitle: 'Unauthorized',
      unauthorizedText: 'You do not have permission to view this page.',
      unauthorizedAdvice: 'Please contact your administrator for more information.',
      notFoundTitle: 'Page not found',
      notFoundText: 'The page that you are looking for does not exist.',
      reloadPage: 'reload the page',
      reloadRoute: 'Reload',
      retryQuery: 'Click to retry data fetching.',
    },
    emptyMessages: {
      table: "There's nothing here yet.",
      list: 'There is nothing here yet.',
      tags: 'No tags have been created yet.',
      layouts: 'No location layouts have been created yet.',
      checklists: 'No checklists have been created yet.',
      captureData: 'No capture data recorded for this inspection.',
    },
    archivedMessages: {
      category: 'This category has been deleted.',
      severity: 'This severity has been deleted.',
      tag: 'This tag has been deleted.',
    },
    homeMessages: {
      unlocatedNote: 'An asset gets a location when its first inspection is processed.',
    },
    uploadMessages: {
      pending: 'Upload pending...',
      paused: 'Upload paused',
      complete: 'Upload complete',
      failed: 'Upload failed',
      leaveTabOpen: 'Please leave this tab open while uploading.',
      processingPending: 'Processing queued',
      processingFailed: 'Processing could not be started',
      processingSuccess: 'Sent for processing',
    },
    internalMessages: {
      uploadUrl: 'Could not GET S3 url',
      batchNotFound: 'Batch not found',
      userNotFetched: 'User is not fetched.',
      authenticationResult: 'Unexpected authentication result.',
    },
  });
});
