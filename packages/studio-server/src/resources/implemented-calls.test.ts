import { calls, type Call } from '@inspection-studio/domain/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routePath } from '../http/implement.ts';
import { isPolicyHandler } from '../http/with-policy.ts';
import { implementedCalls, registerResources } from './index.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

let studio: TestStudio;

beforeAll(async () => {
  studio = await startTestStudio();
});
afterAll(() => studio?.close());

const hasRoute = ({ method, path }: Call) => studio.app.hasRoute({ method, url: routePath(path) });

describe('the server registers and documents the calls that have a handler', () => {
  it.each(Object.entries<Call>(calls))('%s', (name, call) => expect(hasRoute(call)).toBe(name in implementedCalls));

  it('its API document has exactly these calls', async () => {
    const { paths } = (await studio.app.inject('/api/v2/openapi.json')).json<{
      paths: Record<string, Record<string, { operationId: string }>>;
    }>();
    const documented = Object.values(paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(documented.toSorted()).toEqual(Object.keys(implementedCalls).toSorted());
  });
});

describe('the handler of every call with a policy checks it, and no other handler does', () => {
  const checked = new Map<Call, boolean>();
  registerResources((call, handler) => void checked.set(call, isPolicyHandler(handler)));

  it.each(Object.entries<Call>(implementedCalls))('%s', (_name, call) => {
    expect(checked.get(call)).toBe(call.policy !== undefined);
  });
});
