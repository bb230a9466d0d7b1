import { createSendingConditions } from './sending-conditions.ts';
import type { UploadHostServices } from './upload-host.ts';
import { putFileByXhr } from './xhr-transport.ts';

/** Longest time an answer of the server counts as one, in milliseconds. */
const PROBE_TIMEOUT_MS = 10_000;

/** Whether the server answers at all; rejects when it does not. */
const probeServer = () =>
  fetch('/config.json', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });

/** What every upload is sent with in the browser. */
export const sendingServices = ({ send, session }: UploadHostServices) => ({
  send,
  putFile: putFileByXhr,
  refreshToken: () => session.renewToken(),
  conditions: createSendingConditions({ isOnline: () => navigator.onLine, probe: probeServer, session }),
  random: Math.random,
});
