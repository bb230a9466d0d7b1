import { describe, expect, it } from 'vitest';
import { errorNotice } from './error-notice.ts';

const TAG_EXISTS = 'This tag already exists. Try another label.';
const NOT_VALID = 'This action did not pass validation.';

describe('how an error with a code is shown', () => {
  it.each([
    [
      'Code 12 shows as a prominent error, with the product text',
      { status: 409, body: { code: 12, name: 'x', message: 'y' } },
      { severity: 'error', name: 'Inspection not sent', message: 'Unable to send the inspection for processing.' },
    ],
    [
      'Other numeric errors show a warning with name and message',
      { status: 409, body: { code: 125 } },
      { severity: 'warning', name: 'Tag exists', message: TAG_EXISTS },
    ],
    [
      '… an unknown code with the name of the response',
      { status: 409, body: { code: 9999, name: 'Odd', message: 'y' } },
      { severity: 'warning', name: 'Odd', message: NOT_VALID },
    ],
    [
      '… and with its number without a name',
      { status: 418, body: { code: 9999 } },
      { severity: 'warning', name: 'Error 9999', message: 'Something went wrong.' },
    ],
    [
      '… or with an empty name',
      { status: 409, body: { code: 9999, name: '', message: '' } },
      { severity: 'warning', name: 'Error 9999', message: NOT_VALID },
    ],
  ])('%s.', (_sentence, failure, notice) => expect(errorNotice(failure)).toEqual(notice));

  it.each([
    [{}],
    [{ status: 500 }],
    [{ status: 400, body: { name: 'x', message: 'y' } }],
    [{ status: 500, body: '<html>' }],
  ])('%j has no code and no notice', (failure) => expect(errorNotice(failure)).toBeUndefined());
});
