import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Call } from './call.ts';
import { calls } from './index.ts';
import { scopeOf } from './scope.ts';

const rows: readonly Call[] = Object.values(calls);
const scopesOf = (chosen: readonly Call[]) =>
  Object.fromEntries(chosen.map((call) => [`${call.method} ${call.path}`, scopeOf(call)]));

/** Whether the reply is the URL of a file. */
const returnsUrl = ({ reply }: Call) => reply instanceof z.ZodMiniObject && 'url' in reply.shape;

describe('scopes: read, write, delete, file download, file upload', () => {
  it('calls that return the URL of a file have a scope of their own', () => {
    expect(scopesOf(rows.filter((call) => returnsUrl(call) || call.scope !== undefined))).toEqual({
      'GET upload': 'file.upload',
      'GET download': 'file.download',
      'GET images/download': 'file.download',
      'GET images/thumbnail': 'file.download',
    });
  });

  it.each([
    ['GET', 'read'],
    ['POST', 'write'],
    ['PUT', 'write'],
    ['DELETE', 'delete'],
  ] as const)('%s of records needs %s', (method, scope) => {
    const scopes = rows.filter((call) => call.method === method && !call.isRead && !returnsUrl(call)).map(scopeOf);
    expect([scopes.length > 0, new Set(scopes)]).toEqual([true, new Set([scope])]);
  });

  it('a question with a body needs read', () =>
    expect(scopesOf(rows.filter(({ isRead }) => isRead))).toEqual({ 'POST assets/{id}/known-files': 'read' }));
});
