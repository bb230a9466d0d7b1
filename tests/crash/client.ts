import { setTimeout as sleep } from 'node:timers/promises';

/** No answer came: the server was killed, or does not run yet. What was asked for may have happened or not. */
export class UnansweredError extends Error {
  override name = 'UnansweredError';
}

/** The server answered, and refused. */
export class RefusedError extends Error {
  override name = 'RefusedError';
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

const ATTEMPT_TIMEOUT_MS = 20_000;
const PAUSE_MS = 100;
/** Answers of a server that is starting or stopping: like none. */
const NOT_NOW = new Set([429, 503]);

/** Calls of one person; `path` is below the API, or an absolute address of the file service. */
export interface Client {
  /** One request. @throws UnansweredError, RefusedError */
  once: (method: string, path: string, init?: RequestInit) => Promise<Response>;
  /** One call with JSON. @throws UnansweredError, RefusedError */
  call: (method: string, path: string, payload?: unknown) => Promise<unknown>;
  /** The same call again and again until it is answered. @throws RefusedError */
  insist: (method: string, path: string, payload?: unknown) => Promise<unknown>;
}

/** @param url origin of the server, @param token a bearer token */
export function createClient(url: string, token: string): Client {
  const once: Client['once'] = async (method, path, init = {}) => {
    const address = new URL(path, `${url}/api/v2/`);
    const isOurs = address.origin === url && address.pathname.startsWith('/api/');
    const headers = new Headers(init.headers);
    if (isOurs) headers.set('authorization', `Bearer ${token}`);
    let response: Response;
    try {
      response = await fetch(address, { method, ...init, headers, signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS) });
    } catch (error) {
      throw new UnansweredError(`${method} ${address.pathname}`, { cause: error });
    }
    if (NOT_NOW.has(response.status)) throw new UnansweredError(`${method} ${address.pathname}: ${response.status}`);
    if (response.ok) return response;
    throw new RefusedError(
      `${method} ${address.pathname} was refused: ${response.status} ${(await textOf(response)).slice(0, 300)}`,
      response.status,
    );
  };
  const call: Client['call'] = async (method, path, payload) => {
    const body =
      payload === undefined ? {} : { body: JSON.stringify(payload), headers: { 'content-type': 'application/json' } };
    const text = await textOf(await once(method, path, body));
    return text === '' ? null : JSON.parse(text);
  };
  return { once, call, insist: (method, path, payload) => untilAnswered(() => call(method, path, payload)) };
}

/** Repeats an action that bears repetition until it is answered. */
export async function untilAnswered<T>(action: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await action();
    } catch (error) {
      if (!(error instanceof UnansweredError)) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

/** Repeats a reading action until it is answered. @returns null if there is no such thing: 404 */
export async function untilFound<T>(action: () => Promise<T>): Promise<T | null> {
  try {
    return await untilAnswered(action);
  } catch (error) {
    if (error instanceof RefusedError && error.status === 404) return null;
    throw error;
  }
}

/** An answer that breaks off is none. */
async function textOf(response: Response): Promise<string> {
  try {
    return await response.text();
  } catch (error) {
    throw new UnansweredError(response.url, { cause: error });
  }
}
