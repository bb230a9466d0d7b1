import { describe, expect, it } from 'vitest';
import { licenceChanges } from './company-events.ts';
import { defaultTerms } from './licence-terms.ts';

describe('the changes of a licence in its audit event', () => {
  const terms = defaultTerms(new Date('2027-03-01T12:00:00Z'));

  it.each([
    ['a number', { seatsAllowed: 50 }, [{ field: 'seatsAllowed', before: '25', after: '50' }]],
    [
      'a day',
      { licenceExpiry: new Date('2028-01-01') },
      [{ field: 'licenceExpiry', before: '2037-03-01T00:00:00.000Z', after: '2028-01-01T00:00:00.000Z' }],
    ],
    ['the same value', { seatsAllowed: 25, licenceStart: new Date('2027-03-01') }, []],
    ['nothing', {}, []],
  ])('%s', (_case, given, changes) => expect(licenceChanges(terms, given)).toEqual(changes));
});
