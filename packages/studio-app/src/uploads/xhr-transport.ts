import { STORAGE_PUT } from '@inspection-studio/domain/calls';
import { requestTimedOutText } from '@inspection-studio/domain/errors';
import type { StallLimits } from '@inspection-studio/domain/uploads';
import { refusedError, StorageError, type StorageRequest } from './file-transport.ts';
import { watchForStall } from './stall-watch.ts';

/**
 * Sends a request to the storage, with a timeout of ten minutes, and reports progress. Aborts it earlier when it moves no further
 * bytes; the error is that of a timeout.
 *
 * Uses XMLHttpRequest, because fetch does not report upload progress.
 *
 * @param stallLimitsMs longest times without a byte. @default `STALL_LIMITS_MS`
 * @returns the text of the response
 * @throws StorageError
 */
export const requestByXhr = (
  { method, url, headers = {}, body, signal, onProgress }: StorageRequest,
  stallLimitsMs?: StallLimits,
): Promise<string> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open(method, url);
    const shownUrl = url.split('?', 1)[0] ?? url;
    const onTimeout = () => settle(() => reject(new StorageError(requestTimedOutText(method, shownUrl))));
    const onStall = () => {
      request.abort();
      onTimeout();
    };
    const stall = watchForStall(body === undefined ? 'answering' : 'sending', onStall, undefined, stallLimitsMs);
    const onAbort = () => {
      request.abort();
      settle(() => reject(signal.reason));
    };
    const settle = (outcome: () => void) => {
      stall.stop();
      signal.removeEventListener('abort', onAbort);
      outcome();
    };

    request.timeout = STORAGE_PUT.timeoutMs;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    let mostBytes = 0;
    request.upload.addEventListener('progress', ({ loaded }) => {
      // Firefox begins again on its own when its connection was closed: for ever, if the file is shorter than it was.
      if (loaded > mostBytes) stall.moved('sending');
      mostBytes = Math.max(mostBytes, loaded);
      onProgress?.(loaded);
    });
    request.upload.addEventListener('load', () => stall.moved('answering'));
    request.addEventListener('progress', () => stall.moved('answering'));
    request.addEventListener('load', () =>
      settle(() => {
        if (request.status >= 200 && request.status < 300) return resolve(request.responseText);
        const { status, responseText: text } = request;
        const retryAfter = request.getResponseHeader('Retry-After');
        reject(refusedError(method, shownUrl, { status, retryAfter, text }));
      }),
    );
    request.addEventListener('error', () =>
      settle(() => reject(new StorageError(`Network error: ${method} ${shownUrl}`))),
    );
    request.addEventListener('timeout', onTimeout);
    signal.addEventListener('abort', onAbort, { once: true });
    request.send(body);
  });
