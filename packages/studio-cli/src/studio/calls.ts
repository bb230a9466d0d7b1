import {
  createClients,
  createConnection,
  createSend,
  type Send,
  StudioError,
} from '@inspection-studio/studio-app/upload-engine';
import { requestSettings } from './settings.ts';

/** The session of a token that cannot be renewed: it ends when the studio rejects the token. */
function sessionOf(token: string) {
  const listeners = new Set<() => void>();
  let isExpired = false;
  return {
    getToken: async () => token,
    renewToken: async () => {
      if (isExpired) throw new StudioError('The token is not accepted.', { status: 401 });
      return token;
    },
    tokenRefused() {
      isExpired = true;
      for (const listener of listeners) listener();
    },
    getState: () => ({ phase: 'signed-in', isExpired }) as const,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A studio whose API is called with a token. */
export interface Calls {
  send: Send;
  session: ReturnType<typeof sessionOf>;
  connection: ReturnType<typeof createConnection>;
  /** Stands in for the page of a browser. */
  page: EventTarget & { visibilityState: 'visible' };
}

/** Prepares calls of a studio. @param onFailure called with each call that fails */
export function openCalls(
  { url, token }: { url: string; token: string },
  onFailure: (error: StudioError) => void = () => undefined,
): Calls {
  const session = sessionOf(token);
  // Without a browser, there are no events of the network or of the page; the connection asks the studio instead.
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
  const connection = createConnection({
    isOnline: () => true,
    probe: () => requestSettings(url),
    network: new EventTarget(),
    page,
  });
  return { send: createSend(createClients(session, url), { connection, onFailure }), session, connection, page };
}
