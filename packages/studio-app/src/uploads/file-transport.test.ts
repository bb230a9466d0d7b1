import { describe, expect, it } from 'vitest';
import { refusedError } from './file-transport.ts';
import { MISMATCH } from './testing/block-storage.ts';

const errorOf = (status: number, text: string, retryAfter: string | null = null) =>
  refusedError('PUT', '/files/key', { status, retryAfter, text });

it('the error of a refused request has its status and Retry-After', () => {
  const error = errorOf(503, '', '7');
  expect(error).toMatchObject({ name: 'StorageError', status: 503, retryAfter: '7' });
  expect(error.message).toBe('Request failed with status code 503: PUT /files/key');
});

describe('it has the sentence of the response', () => {
  it.each([
    ['of the studio', '{"name":"Insufficient Storage","message":"The disk is full."}', 'The disk is full.'],
    ['of Azure: none', '<Error><Message>Nope</Message></Error>', null],
    ['of a proxy: none', '<html>Insufficient Storage</html>', null],
    ['that is cut off: none', '{"name":"Insuff', null],
    ['that is empty: none', '', null],
  ])('%s', (_from, text, sentence) => expect(errorOf(507, text).answer).toBe(sentence));
});

describe('it says whether other bytes arrived than were sent', () => {
  it.each([
    ['the studio says so', 400, '{"name":"Md5Mismatch","message":"Other bytes arrived."}', true],
    ['Azure says so', 400, MISMATCH, true],
    ['another fault of the request', 400, '{"name":"Bad Request","message":"The block is empty."}', false],
    ['another status', 503, MISMATCH, false],
  ])('%s', (_case, status, text, isMismatch) => expect(errorOf(status, text).isMismatch).toBe(isMismatch));
});
