import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type Call, call, fillPath } from './call.ts';
import { calls } from './index.ts';

describe('fillPath', () => {
  it('fills and encodes the braces', () => {
    expect(fillPath('users/{id}/{action}', { id: 'a/b', action: 'activate' })).toBe('users/a%2Fb/activate');
  });

  it('a missing parameter is a type error and throws', () => {
    // @ts-expect-error the path needs an id
    expect(() => fillPath('sites/{id}', {})).toThrow("needs a value for 'id'");
  });
});

describe('The calls table', () => {
  it('has each method and path once', () => {
    const rows = Object.values(calls).map(({ method, path }) => `${method} ${path}`);
    expect(new Set(rows).size).toBe(rows.length);
  });

  it.each(Object.entries(calls))('%s describes itself in a sentence', (_name, row) => {
    expect(row.summary).toMatch(/\.$/);
  });

  it('pages are lists, and reading carries no body', () => {
    const rows: Call[] = Object.values(calls);
    expect(rows.filter(({ isPaged, reply }) => isPaged && !(reply instanceof z.ZodArray))).toEqual([]);
    expect(rows.filter(({ method, payload }) => method === 'GET' && payload)).toEqual([]);
  });

  it('reads numbers of the wire as names and sends them as numbers', () => {
    const row = call('PUT', 'users/{id}', { payload: calls.updateUser.payload, summary: 'A row.' });
    const wire = { firstName: 'Maren', lastName: 'Solheim', phoneNumber: '+47 55 00 00', role: 5 };
    const payload = row.payload?.parse(wire);
    expect(payload).toMatchObject({ role: 'Uploader' });
    expect(row.payload && z.encode(row.payload, payload as never)).toEqual(wire);
  });

  it('decodes query numbers that arrive as text', () => {
    const query = { projectId: 'p', depth: '1', type: '0', top: '24', skip: '0', count: 'true' };
    expect(calls.listImages.query?.parse(query)).toEqual({ projectId: 'p', depth: 'Two', type: 'Rgb', top: 24, skip: 0, count: true });
  });
});
