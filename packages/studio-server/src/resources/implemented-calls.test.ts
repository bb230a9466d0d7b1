import { calls, type Call } from '@inspection-studio/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routePath } from '../http/implement.ts';
import { implementedCalls } from './index.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

let studio: TestStudio;

beforeAll(async () => {
  studio = await startTestStudio();
});
afterAll(() => studio?.close());

const hasRoute = ({ method, path }: Call) => studio.app.hasRoute({ method, url: routePath(path) });

describe('the server answers and documents the calls it has handlers for', () => {
  it.each(Object.entries<Call>(calls))('%s', (name, call) => expect(hasRoute(call)).toBe(name in implementedCalls));

  it('its API document has these calls and no other', async () => {
    const { paths } = (await studio.app.inject('/api/v2/openapi.json')).json<{
      paths: Record<string, Record<string, { operationId: string }>>;
    }>();
    const documented = Object.values(paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(documented.toSorted()).toEqual(Object.keys(implementedCalls).toSorted());
  });
});
