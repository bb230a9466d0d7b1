import { InvalidQueryError } from '@inspection-studio/domain/query';
import { describe, expect, it } from 'vitest';
import { IssuerUnreachableError } from '../identity/token-verifier.ts';
import { StudioHttpError } from './studio-http-error.ts';
import { toHttpError } from './to-http-error.ts';

const libraryError = (code: string, statusCode: number) => Object.assign(new Error('detail'), { code, statusCode });

describe('body of an error: {code?, name, message} in the words of the catalogue', () => {
  it.each([
    [
      'a status',
      new StudioHttpError(404),
      404,
      { name: 'Not Found', message: 'Unable to find this resource on the server.' },
    ],
    [
      'a message of its own',
      new StudioHttpError(413, undefined, { message: 'Too big.' }),
      413,
      { name: 'Payload Too Large', message: 'Too big.' },
    ],
    [
      'a cut-off body',
      libraryError('FST_ERR_CTP_INVALID_CONTENT_LENGTH', 400),
      400,
      { name: 'Bad Request', message: '400 Something went wrong.' },
    ],
    [
      'a caller that went away',
      libraryError('ECONNRESET', 400),
      400,
      { name: 'Bad Request', message: '400 Something went wrong.' },
    ],
    [
      'a strange content type',
      libraryError('FST_ERR_CTP_INVALID_MEDIA_TYPE', 415),
      415,
      { name: 'Unsupported Media Type', message: 'Something went wrong.' },
    ],
    [
      'an answer that takes too long',
      libraryError('FST_ERR_HANDLER_TIMEOUT', 503),
      503,
      { name: 'Service Unavailable', message: 'Something went wrong.' },
    ],
    [
      'an issuer that does not answer',
      new IssuerUnreachableError('down'),
      503,
      { name: 'Service Unavailable', message: 'Something went wrong.' },
    ],
    [
      'text that the database cannot hold',
      new Error('query', { cause: libraryError('22021', 0) }),
      400,
      { name: 'Bad Request', message: '400 Something went wrong.' },
    ],
    [
      'a fault of the program',
      new TypeError('x is undefined'),
      500,
      { name: 'Internal Server Error', message: '500 Something went wrong.' },
    ],
    [
      'a refusal by another service',
      libraryError('BlobNotFound', 404),
      500,
      { name: 'Internal Server Error', message: '500 Something went wrong.' },
    ],
    [
      'something that is no error',
      'thrown text',
      500,
      { name: 'Internal Server Error', message: '500 Something went wrong.' },
    ],
  ])('%s', (_case, error, status, body) => {
    const refusal = toHttpError(error);
    expect([refusal.status, refusal.body]).toEqual([status, body]);
  });

  it("a product code brings the catalogue's name and message", () => {
    expect(new StudioHttpError(403, 33).body).toEqual({
      code: 33,
      name: expect.any(String),
      message: expect.stringContaining('inactive'),
    });
  });

  it('a filter that cannot be read is 400 and says why', () => {
    const { status, body } = toHttpError(new InvalidQueryError('Unrecognized filter operator'));
    expect(status).toBe(400);
    expect(body.issues).toEqual([{ path: 'query', message: 'Unrecognized filter operator' }]);
  });
});
