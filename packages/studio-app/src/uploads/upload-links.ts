import { fileReads, internalMessages } from '@inspection-studio/domain';
import { logError, type Send } from '../api/index.ts';

/** What an address is asked for. */
export interface LinkRequest {
  storageKey: string;
  contentType: string;
}

/** Addresses files are sent to, each asked for once until it is dropped. */
export interface UploadLinks {
  /** Rejects with the StudioError of the file service. */
  get(request: LinkRequest): Promise<string>;
  /** Asks ahead; a failure is met again by {@link UploadLinks.get}. */
  prefetch(request: LinkRequest): void;
  /** Forgets an address: it was used, or the storage no longer accepts it. */
  drop(storageKey: string): void;
}

/** @see CALL-198..200 */
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
