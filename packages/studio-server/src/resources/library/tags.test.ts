import type { Method } from '@inspection-studio/domain/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCompany } from '../testing/insert-company.ts';
import { type Answer, startTestStudio, type TestStudio } from '../testing/start-test-studio.ts';

let studio: TestStudio;
const send = (method: Method, path: string, payload?: unknown) =>
  studio.send('managernorthline', method, path, payload);
const refusal = ({ status, body }: Answer) => [status, body.code];

beforeAll(async () => {
  studio = await startTestStudio();
  await insertCompany(studio.db, 'northline');
  await insertCompany(studio.db, 'meridian');
});
afterAll(() => studio?.close());

describe('code 125, tag already exists', () => {
  const create = (name: string) => send('POST', 'tags', { name });

  it('names are compared without case and surrounding spaces, in any script', async () => {
    expect((await create('Étanchéité')).status).toBe(200);
    for (const name of ['  étanchéité ', 'ÉTANCHÉITÉ']) expect(refusal(await create(name))).toEqual([409, 125]);
  });

  it('archived tags count too, and a tag can change the case of its own name', async () => {
    const { body: tag } = await create('Rope access');
    await send('DELETE', `tags/${tag.id}`);
    expect(refusal(await create('rope access'))).toEqual([409, 125]);
    expect((await send('PUT', `tags/${tag.id}`, { name: 'ROPE ACCESS' })).body).toMatchObject({ name: 'ROPE ACCESS' });
  });

  it('a tag can be renamed, but not to a taken name', async () => {
    const { body: tag } = await create('Drone');
    await create('Scaffold');
    expect(refusal(await send('PUT', `tags/${tag.id}`, { name: 'scaffold' }))).toEqual([409, 125]);
    expect((await send('GET', `tags/${tag.id}`)).body.name).toBe('Drone');
  });

  it('of many simultaneous calls one succeeds', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => create('Confined space')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 125)).toHaveLength(11);
  });

  it('another company can use the same name', async () => {
    expect((await studio.send('managermeridian', 'POST', 'tags', { name: 'Drone' })).status).toBe(200);
  });

  it('pages of 100 by name, with skip', async () => {
    const pageOf = async (query: string) => {
      const reply = await studio.app.inject({
        url: `/api/v2/tags?${query}`,
        headers: { authorization: 'Bearer managernorthline' },
      });
      const names = reply.json<{ name: string }[]>().map(({ name }) => name);
      return [names, JSON.parse(String(reply.headers['x-pagination']))] as const;
    };
    const [names, pagination] = await pageOf('count=true&filter=isArchived eq false');
    expect(pagination).toMatchObject({ top: 100, skip: 0, hasNext: false });
    expect(names).toEqual(names.toSorted(new Intl.Collator('en', { numeric: true }).compare));
    expect((await pageOf('count=true&filter=isArchived eq false&skip=1&top=2'))[0]).toEqual(names.slice(1, 3));
    expect((await pageOf("count=true&filter=contains(name,'SCAFF')"))[0]).toEqual(['Scaffold']);
  });
});
