import { fileReads } from '@inspection-studio/domain/calls';
import { internalMessages } from '@inspection-studio/domain/messages';
import { logError, type Send } from '../api/index.ts';

/** Request for an upload URL. */
export interface LinkRequest {
  storageKey: string;
  contentType: string;
}

/** Cache of upload URLs. Each is requested once until it is dropped. */
export interface UploadLinks {
  /** Rejects with the StudioError of the file service. */
  get(request: LinkRequest): Promise<string>;
  /** Requests a URL in advance. {@link UploadLinks.get} repeats a failed request. */
  prefetch(request: LinkRequest): void;
  /** Removes a URL that was used or rejected. */
  drop(storageKey: string): void;
}

export function createUploadLinks(send: Send): UploadLinks {
  const links = new Map<string, Promise<string>>();

  function get({ storageKey, contentType }: LinkRequest): Promise<string> {
    const known = links.get(storageKey);
    if (known) return known;
    const asked = send(fileReads.getUploadUrl, { query: { content_type: contentType, prefix: storageKey } }).then(
      ({ url }) => url,
      (cause: unknown) => {
        links.delete(storageKey);
        logError(new Error(internalMessages.uploadUrl, { cause }));
        throw cause;
      },
    );
    links.set(storageKey, asked);
    return asked;
  }

  return {
    get,
    prefetch: (request) => void get(request).catch(() => undefined),
    drop: (storageKey) => void links.delete(storageKey),
  };
}
