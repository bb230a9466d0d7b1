import { requestFailedText, requestTimedOutText, STORAGE_PUT } from '@inspection-studio/domain';
import { type PutFile, StorageError } from './file-transport.ts';

/** Timeout of a transfer without progress, in milliseconds. */
export const STALL_TIMEOUT_MS = 30_000;

/**
 * Stores a file with one PUT request, with a timeout of ten minutes, and reports
 * progress.
 *
 * Uses XMLHttpRequest, because fetch does not report upload progress.
 *
 * @see CALL-201..203
 */
export const putFileByXhr: PutFile = ({ url, file, contentType, signal, onProgress }) =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    const shownUrl = url.split('?', 1)[0] ?? url;
    let stall: ReturnType<typeof setTimeout> | undefined;

    const watch = () => {
      clearTimeout(stall);
      stall = setTimeout(() => {
        request.abort();
        settle(() => reject(new StorageError(requestTimedOutText('PUT', shownUrl))));
      }, STALL_TIMEOUT_MS);
    };
    const onAbort = () => {
      request.abort();
      settle(() => reject(signal.reason));
    };
    const settle = (outcome: () => void) => {
      clearTimeout(stall);
      signal.removeEventListener('abort', onAbort);
      outcome();
    };

    request.open(STORAGE_PUT.method, url);
    request.timeout = STORAGE_PUT.timeoutMs;
    request.setRequestHeader('Content-Type', contentType);
    request.setRequestHeader(STORAGE_PUT.header.name, STORAGE_PUT.header.value);
    request.upload.addEventListener('progress', (event) => {
      watch();
      onProgress(event.loaded);
    });
    request.upload.addEventListener('load', () => clearTimeout(stall));
    request.addEventListener('load', () =>
      settle(() => {
        if (request.status >= 200 && request.status < 300) return resolve();
        const message = requestFailedText(request.status, 'PUT', shownUrl);
        reject(new StorageError(message, request.status, request.getResponseHeader('Retry-After')));
      }),
    );
    request.addEventListener('error', () => settle(() => reject(new StorageError(`Network error: PUT ${shownUrl}`))));
    request.addEventListener('timeout', () =>
      settle(() => reject(new StorageError(requestTimedOutText('PUT', shownUrl)))),
    );
    signal.addEventListener('abort', onAbort, { once: true });
    watch();
    request.send(file);
  });
