import { afterEach, beforeEach, vi } from 'vitest';
import { createClients } from '../http-client.ts';
import { createSend } from '../send.ts';
import type { StudioError } from '../studio-error.ts';
import type { TokenSource } from '../token-source.ts';

/** Origin of the studio. */
export const ORIGIN = 'http://studio.test';

/** A site as the server sends it. */
export const siteOnWire = {
  id: 'kinnaird-7k2m4q',
  name: 'Kinnaird',
  thumbnail: null,
  location: null,
  modified: '2026-11-20T08:30:00.000Z',
  assetCount: 2,
  createdBy: null,
};

/** Answers with JSON. */
export const json = (body: unknown, init: ResponseInit = {}) => new Response(JSON.stringify(body), init);
/** Takes the place of `fetch`. */
export const network = vi.fn<(url: string, options: RequestInit) => Promise<Response>>();

/** Returns a `send` over the network, with what it is made of. Tokens are token-1, token-2 and so on. */
export function setUp({ isReachable = true } = {}) {
  let issued = 1;
  const tokens = {
    getToken: vi.fn<TokenSource['getToken']>(async () => `token-${issued}`),
    renewToken: vi.fn<TokenSource['renewToken']>(async () => `token-${(issued += 1)}`),
    tokenRefused: vi.fn<TokenSource['tokenRefused']>(),
  };
  const connection = { doubt: vi.fn(async () => isReachable), confirm: vi.fn<() => void>() };
  const onFailure = vi.fn<(error: StudioError) => void>();
  return { tokens, connection, onFailure, send: createSend(createClients(tokens, ORIGIN), { connection, onFailure }) };
}

export const sentUrl = (index = 0) => new URL(network.mock.calls[index]![0]);
export const sentHeader = (name: string, index = 0) => new Headers(network.mock.calls[index]![1].headers).get(name);

/** Call it once in a test file: {@link network} then takes the place of `fetch`, and each test begins without requests. */
export function replaceNetwork(): void {
  beforeEach(() => {
    network.mockReset();
    vi.stubGlobal('fetch', network);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
}
