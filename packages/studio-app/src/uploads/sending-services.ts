import { stallLimits } from '@inspection-studio/domain/uploads';
import { type Send, studioConnection } from '../api/index.ts';
import type { Session } from '../session/index.ts';
import { hashInWorker } from './checksums/hash-in-worker.ts';
import { limitRequests } from './limit-requests.ts';
import { createPutFile } from './put-file.ts';
import { createSendingConditions } from './sending-conditions.ts';
import { requestByXhr } from './xhr-transport.ts';

const hashFile = hashInWorker();

/** Services of every upload in the browser. */
export const sendingServices = ({
  send,
  session,
  blocksFromBytes,
  stallMs,
}: {
  send: Send;
  session: Pick<Session, 'getState' | 'subscribe' | 'renewToken'>;
  /** Larger files are sent in blocks. */
  blocksFromBytes: number;
  /** Longest time without a byte while a file is sent, in milliseconds. @default that of `STALL_LIMITS_MS` */
  stallMs?: number | undefined;
}) => ({
  send,
  putFile: createPutFile(blocksFromBytes, {
    openHashing: hashFile,
    requestStorage: limitRequests((request) =>
      requestByXhr(request, stallMs === undefined ? undefined : stallLimits(stallMs)),
    ),
  }),
  refreshToken: () => session.renewToken(),
  conditions: createSendingConditions({ connection: studioConnection(), session }),
  random: Math.random,
});
