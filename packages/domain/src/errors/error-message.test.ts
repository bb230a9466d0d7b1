import { describe, expect, it } from 'vitest';
import { DEFAULT_ERROR_MESSAGE, errorMessage, MALFORMED_RESPONSE, STATUS_MESSAGES } from './error-message.ts';

const TAG_EXISTS = 'This tag already exists. Try another label.';
const NOT_FOUND = 'Unable to find this resource on the server.';
const NOT_VALID = 'This action did not pass validation.';

describe('general messages', () => {
  it("The default error message is 'Something went wrong.'", () => {
    expect(errorMessage({})).toBe('Something went wrong.');
    expect(DEFAULT_ERROR_MESSAGE).toBe('Something went wrong.');
  });

  it("When schema validation of a response fails the message is 'Malformed response.'", () =>
    expect(MALFORMED_RESPONSE).toBe('Malformed response.'));
});

describe('by HTTP status', () => {
  it.each([
    [400, '400 Something went wrong.'],
    [401, 'Your session has expired. Please log in again.'],
    [403, 'You are not authorized to access this. Contact your admin to adjust your permissions.'],
    [404, NOT_FOUND],
    [409, NOT_VALID],
    [429, 'Too many requests were sent. Please try again shortly.'],
    [500, '500 Something went wrong.'],
  ])("Status %d gives '%s'", (status, message) => expect(errorMessage({ status })).toBe(message));

  it('has no message for other statuses', () =>
    expect(Object.keys(STATUS_MESSAGES)).toEqual(['400', '401', '403', '404', '409', '429', '500']));
});

describe('a known code, else the status, else the default', () => {
  it.each([
    [
      'When the error body is JSON with a known code, the mapped message is used',
      { status: 409, body: { code: 125 } },
      TAG_EXISTS,
    ],
    [
      '… with any other name and message in the body',
      { status: 409, body: { code: 125, name: 'x', message: 'y' } },
      TAG_EXISTS,
    ],
    ['… for any status', { status: 500, body: { code: 125 } }, TAG_EXISTS],
    ['… and without a status', { body: { code: 125 } }, TAG_EXISTS],
    ['Otherwise (no known code) a message by status is used', { status: 404, body: { code: 9999 } }, NOT_FOUND],
    ['… for a body that is not JSON', { status: 404, body: '<html>' }, NOT_FOUND],
    ['… for JSON that was not decoded', { status: 404, body: '{"code":125}' }, NOT_FOUND],
    ['… for an empty body', { status: 404, body: null }, NOT_FOUND],
    ['… for a body without a code', { status: 409, body: { name: 'x', message: 'y' } }, NOT_VALID],
    ['… for a code that is not a number', { status: 409, body: { code: '125', name: 'x', message: 'y' } }, NOT_VALID],
    ['Otherwise the default message is used', { status: 418 }, 'Something went wrong.'],
    ['… with an unknown code', { status: 418, body: { code: 9999, name: 'x', message: 'y' } }, 'Something went wrong.'],
    ['… when no response arrived', { status: undefined, body: undefined }, 'Something went wrong.'],
    ['… with status 0', { status: 0 }, 'Something went wrong.'],
  ])('%s.', (_sentence, failure, message) => expect(errorMessage(failure)).toBe(message));
});
