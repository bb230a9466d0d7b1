import { type Connection, createConnection } from './connection.ts';
import { isGatewayFailure } from './gateway-failure.ts';

/** Longest wait for an answer to a probe, in milliseconds. */
const PROBE_TIMEOUT_MS = 10_000;

/** Rejects when the server, or a proxy in front of it, does not reach the studio. */
async function probeServer(): Promise<void> {
  const { status } = await fetch('/config.json', {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
  });
  if (isGatewayFailure(status)) throw new Error(`The studio's proxy answered ${status}.`);
}

let connection: Connection | undefined;

/** The connection of this tab, created on first use. */
export const studioConnection = (): Connection =>
  (connection ??= createConnection({ isOnline: () => navigator.onLine, probe: probeServer }));
