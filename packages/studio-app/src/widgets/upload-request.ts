/** Navigation state of the documents page that opens the file dialog. */
export const UPLOAD_REQUEST = { requests: 'upload' };

/** Whether a navigation state is {@link UPLOAD_REQUEST}. */
export const isUploadRequest = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'requests' in state && state.requests === UPLOAD_REQUEST.requests;
