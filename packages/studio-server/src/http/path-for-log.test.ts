import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pathForLog } from './path-for-log.ts';

const TOKEN = 'aL-K-EyN3VPawow4DRRBKrJKPfW8xGy6HYy2HzMdWqI';
const SPELLED = `%61L-K-EyN3VPawow4DRRBKrJKPfW8xGy6HYy2HzMdWq%49`;

let app: FastifyInstance;
let logged: string;
beforeAll(async () => {
  app = fastify();
  app.addHook('onRequest', async (request) => {
    logged = pathForLog(request);
  });
  app.get('/idp/enrol/:token', async () => '');
  app.get('/idp/enrol/:token/password', async () => '');
  app.get('/idp/setup/:token', async () => '');
  app.all('/idp/*', async () => '');
  app.get('/api/v2/sites/:id', async () => '');
  app.get('/files/*', async () => '');
});
afterAll(() => app?.close());

describe('a logged path has no query and no token of a link, however it is spelled', () => {
  it.each([
    ['/api/v2/sites/a?filter=b', '/api/v2/sites/a'],
    [`/idp/enrol/${TOKEN}`, '/idp/enrol/[token]'],
    [`/idp/enrol/${TOKEN}/password?x`, '/idp/enrol/[token]/password'],
    [`/idp/setup/${TOKEN}`, '/idp/setup/[token]'],
    [`/idp/%65nrol/${TOKEN}`, '/idp/enrol/[token]'],
    [`/%69dp/enrol/${SPELLED}`, '/idp/enrol/[token]'],
    [`/idp/setup/a-short-guess`, '/idp/setup/[token]'],
    [`/idp/enrol/${TOKEN}/unknown`, '/idp/enrol/[token]/unknown'],
    [`/idp/%65nrol/${SPELLED}/unknown`, '/idp/%65nrol/[token]/unknown'],
    [`//idp/enrol/${TOKEN}`, '//idp/enrol/[token]'],
    [`/IDP/Setup/${TOKEN}`, '/IDP/Setup/[token]'],
    ['/idp/recover', '/idp/recover'],
    [`/files/projects/${TOKEN}.jpg?sig=x`, `/files/projects/${TOKEN}.jpg`],
  ])('%s', async (url, path) => {
    await app.inject(url);
    expect(logged).toBe(path);
  });
});
