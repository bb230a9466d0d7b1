import { userReads } from '@inspection-studio/domain/calls';
import {
  createSendingConditions,
  createUploadStore,
  limitRequests,
  type Send,
  type StudioError,
  type UploadStore,
  wait,
} from '@inspection-studio/studio-app/upload-engine';
import { openCalls } from './calls.ts';
import { createGate, type Gate } from './gate.ts';
import { putFromDisk } from './put-from-disk.ts';
import { readSettings } from './settings.ts';
import { storageRequest } from './storage-request.ts';

/** Longest wait for the last calls, which say that the upload has ended, in milliseconds. */
const LAST_CALLS_MS = 3_000;

/** A studio, and the person whose token is used. */
export interface Studio {
  send: Send;
  userId: string;
  uploads: UploadStore;
  /** Holds requests to the storage back. */
  gate: Gate;
  /** Whether a call was refused because of the token, or of what its person may do. */
  wasRefused(): boolean;
  /** Says that running uploads have ended. */
  leave(): void;
  /** Resolves when no call is on its way, or after some seconds. */
  settled(): Promise<void>;
}

/**
 * Connects to a studio.
 *
 * @throws CommandError when it does not respond
 * @throws StudioError when it does not accept the token
 */
export async function connect({
  url,
  token,
  isAdaptive,
}: {
  url: string;
  token: string;
  /** Whether sending adapts to the connection. */
  isAdaptive: boolean;
}): Promise<Studio> {
  const { uploadBlocksFromBytes } = await readSettings(url);
  let hasRefused = false;
  const onFailure = ({ status }: StudioError) => {
    hasRefused ||= status === 401 || status === 403;
  };
  const { send: call, session, connection, page } = openCalls({ url, token }, onFailure);
  const pending = new Set<Promise<unknown>>();
  const send = ((...args: unknown[]) => {
    const answer = (call as (...args: unknown[]) => Promise<unknown>)(...args);
    pending.add(answer);
    const settle = () => void pending.delete(answer);
    answer.then(settle, settle);
    return answer;
  }) as Send;

  const { id: userId } = await send(userReads.whoami);
  const gate = createGate();
  const request = storageRequest(url);
  const sendLimited = limitRequests((sent) => gate.pass(() => request(sent), sent.signal));
  const uploads = createUploadStore({
    send,
    putFile: putFromDisk(uploadBlocksFromBytes, sendLimited),
    // A token cannot be renewed, but a call says whether it is still accepted.
    refreshToken: () => send(userReads.whoami),
    conditions: createSendingConditions({ connection, session }),
    onInspectionChanged: () => undefined,
    random: Math.random,
    isAdaptive: () => isAdaptive,
    page,
  });
  return {
    send,
    userId,
    uploads,
    gate,
    wasRefused: () => hasRefused,
    leave: () => void page.dispatchEvent(new Event('pagehide')),
    async settled() {
      const limit = Date.now() + LAST_CALLS_MS;
      do await wait(LAST_CALL_STARTS_MS);
      while (pending.size > 0 && Date.now() < limit);
    },
  };
}

/** The upload store publishes changes, and makes its last calls, within this time. */
const LAST_CALL_STARTS_MS = 50;
