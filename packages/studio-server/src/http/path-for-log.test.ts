import { calls } from '@inspection-studio/domain/calls';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newAccessTokenText } from '../identity/access-token-text.ts';
import { routePath } from './implement.ts';
import { pathForLog } from './path-for-log.ts';

const TOKEN = 'aL-K-EyN3VPawow4DRRBKrJKPfW8xGy6HYy2HzMdWqI';
const SPELLED = `%61L-K-EyN3VPawow4DRRBKrJKPfW8xGy6HYy2HzMdWq%49`;

/** Methods by the route of a call. */
const callRoutes = new Map<string, string[]>();
for (const { method, path } of Object.values(calls)) {
  const url = routePath(path);
  callRoutes.set(url, [...(callRoutes.get(url) ?? []), method]);
}

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
  for (const [url, methods] of callRoutes) app.route({ url, method: methods, handler: async () => '' });
  app.all('/api/*', async () => '');
  app.get('/files/*', async () => '');
});
afterAll(() => app?.close());

describe('an access token in the path of a call is not logged, in no parameter and however it is spelled', () => {
  const SECRET = newAccessTokenText();
  const JWT = `eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiJhZGEifQ.${TOKEN}`;
  it.each([...callRoutes.keys()].filter((url) => url.includes(':')))('%s', async (url) => {
    for (const parameter of url.match(/:\w+/g)!) {
      for (const value of [SECRET, JWT, `Bearer%20${SECRET}`, SECRET.replace('_', '%5F')]) {
        const fill = (text: string) => url.replace(parameter, text).replace(/:\w+/g, 'a-1');
        await app.inject(fill(value));
        expect(logged).toBe(fill('[token]'));
      }
    }
  });
});

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
    [`/files/projects/${newAccessTokenText()}?sig=x`, '/files/projects/[token]'],
    [`/api/v2/sites/${TOKEN}`, `/api/v2/sites/${TOKEN}`],
    [`/api/v2/idp/setup/${TOKEN}`, '/api/v2/idp/setup/[token]'],
    [`/files/projects/${TOKEN}.jpg?sig=x`, `/files/projects/${TOKEN}.jpg`],
  ])('%s', async (url, path) => {
    await app.inject(url);
    expect(logged).toBe(path);
  });
});
