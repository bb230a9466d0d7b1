import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drain } from './drain.ts';

const STOP_MS = 4_000;

let app: FastifyInstance;
let answer: PromiseWithResolvers<string>;

beforeEach(async () => {
  answer = Promise.withResolvers();
  app = fastify();
  app.get('/held', () => answer.promise);
  await app.listen({ host: '127.0.0.1', port: 0 });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(async () => {
  vi.useRealTimers();
  answer.resolve('');
  app.server.closeAllConnections();
  await app.close();
});

/** Sends a request and resolves once the server has begun it. @returns its outcome: a status or an error code */
async function begin() {
  const { port } = app.server.address() as AddressInfo;
  const begun = once(app.server, 'request');
  const outcome = Promise.withResolvers<number | string | undefined>();
  get({ host: '127.0.0.1', port, path: '/held' })
    .on('response', (response: IncomingMessage) => outcome.resolve(response.resume().statusCode))
    .on('error', (error: NodeJS.ErrnoException) => outcome.resolve(error.code));
  await begun;
  return { outcome: outcome.promise };
}

/** Begins to drain. @returns whether it has ended */
function draining() {
  const state = { isDrained: false, ended: Promise.resolve() };
  state.ended = drain(app, STOP_MS).then(() => void (state.isDrained = true));
  return state;
}

describe('a server that is asked to stop', () => {
  it('waits for a running request, then stops without waiting for the limit', async () => {
    const { outcome } = await begin();
    const state = draining();
    await vi.advanceTimersByTimeAsync(STOP_MS - 1);
    expect(state.isDrained).toBe(false);
    answer.resolve('done');
    expect(await outcome).toBe(200);
    await state.ended;
  });

  it('closes the connection of a request that has not ended within the limit', async () => {
    const { outcome } = await begin();
    const state = draining();
    await vi.advanceTimersByTimeAsync(STOP_MS - 1);
    expect(state.isDrained).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toBe('ECONNRESET');
    await state.ended;
  });

  it('accepts no further connection', async () => {
    await begin();
    const { port } = app.server.address() as AddressInfo;
    draining();
    await vi.waitFor(() => expect(app.server.listening).toBe(false));
    const refused = once(get({ host: '127.0.0.1', port, path: '/held' }), 'response');
    await expect(refused).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });
});
