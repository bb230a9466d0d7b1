import { calls } from '@inspection-studio/domain/calls';
import { describe, expect, it } from 'vitest';
import { type Documented, faultOf } from './faults-of.ts';
import type { RawRequest } from './odd-requests.ts';
import type { RawAnswer } from './send-raw.ts';

const request: RawRequest = {
  method: 'GET',
  target: '/api/v2/projects/pier/capturedata',
  headers: [],
  body: Buffer.alloc(0),
};
const documented: Documented = { statuses: new Set([200, 403, 404]), codes: new Set([113]) };
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

const answer = (status: number, body: unknown, headers: RawAnswer['headers'] = JSON_TYPE): RawAnswer => ({
  status,
  headers,
  body: typeof body === 'string' ? body : JSON.stringify(body),
  durationMs: 1,
});
const refusal = (change: object = {}) => ({
  name: 'Not Found',
  message: 'Unable to find this resource on the server.',
  ...change,
});

describe('what the long run with odd requests takes for a fault', () => {
  it.each<[string, RawAnswer, string | null]>([
    ['an answer that fits its schema', answer(200, '""'), null],
    ['a refusal in the words of the catalogue', answer(404, refusal()), null],
    ['a documented code', answer(403, refusal({ code: 113 })), null],
    ['an answer that does not fit', answer(200, {}), 'status 200 with an answer that does not fit its schema'],
    ['a fault of the server', answer(500, refusal()), 'status 500'],
    ['no answer', answer(0, ''), 'no answer'],
    [
      'a stack',
      answer(404, refusal({ message: 'x\n    at run (/srv/implement.ts:10:5)' })),
      'the response contains internal details',
    ],
    [
      'a statement',
      answer(404, refusal({ message: 'Failed query: select "id" from "sites"' })),
      'the response contains internal details',
    ],
    ['no JSON', answer(404, '<html>', { 'content-type': 'text/html' }), 'status 404 without a JSON body'],
    ['another shape', answer(404, { error: 'Not Found', statusCode: 404 }), 'status 404 with a body of another shape'],
    ['more than the shape', answer(404, refusal({ stack: 'at run' })), 'status 404 with a body of another shape'],
    ['a status the document lacks', answer(409, refusal()), 'status 409 is not documented'],
    ['a code the document lacks', answer(403, refusal({ code: 125 })), 'code 125 is not documented'],
  ])('%s', (_case, given, fault) => {
    expect(faultOf(request, given, calls.getCaptureData, documented)).toBe(fault);
  });

  it('an early end is none where much was still being sent', () => {
    const large = { ...request, body: Buffer.alloc(100_000) };
    expect(faultOf(large, answer(0, ''), calls.getCaptureData, documented)).toBeNull();
  });
});
