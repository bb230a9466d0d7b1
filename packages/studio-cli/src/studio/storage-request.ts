import { type ClientRequest, type IncomingMessage, request as requestByHttp } from 'node:http';
import { request as requestByHttps } from 'node:https';
import { STORAGE_PUT } from '@inspection-studio/domain/calls';
import { requestTimedOutText } from '@inspection-studio/domain/errors';
import {
  refusedError,
  type RequestStorage,
  type StallWatch,
  StorageError,
  watchForStall,
} from '@inspection-studio/studio-app/upload-engine';

/** Bytes that are handed to the network at a time. They count as sent when the operating system has taken them. */
const PART_BYTES = 64 * 1024;

/** Returns a body in parts. A file is read while it is sent. */
async function* partsOf(body: Blob): AsyncGenerator<Uint8Array> {
  for await (const chunk of body.stream()) {
    for (let start = 0; start < chunk.length; start += PART_BYTES) yield chunk.subarray(start, start + PART_BYTES);
  }
}

/** Sends bytes, and resolves when the operating system has taken them. */
const write = (request: ClientRequest, part: Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => {
    request.write(part, (error) => {
      if (error) reject(error);
      else resolve();
    });
  });

/** Sends the body of a request, until the response arrives, which can be early. */
async function sendBody(
  request: ClientRequest,
  body: Blob,
  response: Promise<IncomingMessage>,
  onSent: (bytes: number) => void,
): Promise<void> {
  let sentBytes = 0;
  for await (const part of partsOf(body)) {
    if (await Promise.race([write(request, part), response])) return;
    sentBytes += part.length;
    onSent(sentBytes);
  }
  request.end();
}

async function readText(response: IncomingMessage, stall: StallWatch): Promise<string> {
  let text = '';
  response.setEncoding('utf8');
  for await (const part of response) {
    stall.moved('answering');
    text += part;
  }
  return text;
}

/**
 * Returns the function that sends requests to the storage, with a timeout of ten minutes, and reports progress. Aborts a
 * request earlier when it moves no bytes, by the limits of `STALL_LIMITS_MS`; the error is that of a timeout.
 *
 * Uses `node:http`, because fetch does not report upload progress.
 *
 * @param origin of the studio, for upload URLs without one
 */
export const storageRequest =
  (origin: string): RequestStorage =>
  async ({ method, url, headers = {}, body, signal, onProgress }) => {
    signal.throwIfAborted();
    const shownUrl = url.split('?', 1)[0] ?? url;
    const limit = AbortSignal.timeout(STORAGE_PUT.timeoutMs);
    const blob = typeof body === 'string' ? new Blob([body]) : body;
    const target = new URL(url, origin);
    const request = (target.protocol === 'https:' ? requestByHttps : requestByHttp)(target, {
      method,
      headers: { ...headers, ...(blob && { 'Content-Length': blob.size }) },
      signal: AbortSignal.any([signal, limit]),
    });
    let isStalled = false;
    // Without a browser, nothing says whether the device is online: time without a network counts.
    const stall = watchForStall(
      blob ? 'sending' : 'answering',
      () => {
        isStalled = true;
        request.destroy();
      },
      () => true,
    );
    const answer = new Promise<IncomingMessage>((resolve, reject) =>
      request.on('response', resolve).on('error', reject),
    );
    // It can fail before anything waits for it, while the file is read.
    answer.catch(() => undefined);
    try {
      if (blob) {
        await sendBody(request, blob, answer, (sentBytes) => {
          stall.moved('sending');
          onProgress?.(sentBytes);
        });
      } else request.end();
      stall.moved('answering');
      const response = await answer;
      const { statusCode = 0, headers: received } = response;
      const text = await readText(response, stall);
      if (statusCode >= 200 && statusCode < 300) return text;
      throw refusedError(method, shownUrl, { status: statusCode, retryAfter: received['retry-after'] ?? null, text });
    } catch (error) {
      request.destroy();
      if (error instanceof StorageError) throw error;
      signal.throwIfAborted();
      const isLate = limit.aborted || isStalled;
      throw new StorageError(isLate ? requestTimedOutText(method, shownUrl) : `Network error: ${method} ${shownUrl}`);
    } finally {
      stall.stop();
      // The response came before everything was sent.
      if (!request.writableEnded) request.destroy();
    }
  };
