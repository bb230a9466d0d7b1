import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { call, fillPath } from './call.ts';

describe('fillPath', () => {
  it.each([
    ['users/{id}/{action}', { id: 'a/b', action: 'activate' }, 'users/a%2Fb/activate'],
    ['sites/{id}', { id: 'Forth Estuary?' }, 'sites/Forth%20Estuary%3F'],
    ['sites', {}, 'sites'],
  ])('%s', (path, params, filled) => expect(fillPath(path, params as never)).toBe(filled));

  it('a missing parameter is a type error and throws', () => {
    // @ts-expect-error the path requires an id
    expect(() => fillPath('sites/{id}', {})).toThrow(new RangeError("The path 'sites/{id}' needs a value for 'id'."));
  });

  it('an empty parameter throws', () => expect(() => fillPath('sites/{id}', { id: '' })).toThrow(RangeError));
});

describe('call', () => {
  it('defines a call: method, path and options', () => {
    const reply = z.object({ id: z.string() });
    expect(call('GET', 'sites/{id}', { reply, summary: 'One site.' })).toEqual({
      method: 'GET',
      path: 'sites/{id}',
      reply,
      summary: 'One site.',
    });
  });
});
