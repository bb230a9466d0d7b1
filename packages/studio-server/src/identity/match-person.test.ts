import { describe, expect, it } from 'vitest';
import { matchPerson, type PersonIdentity } from './match-person.ts';

const ISSUER = 'https://issuer.example';

const person = (id: string, values: Partial<PersonIdentity> = {}) => ({
  id,
  email: 'ada@x.example',
  issuer: null,
  subject: null,
  isAddressTaken: false,
  created: new Date(0),
  ...values,
});
const bound = (subject: string, issuer = ISSUER) => ({ issuer, subject });
const invited = (id: string, day: number) =>
  person(id, { isAddressTaken: true, created: new Date(Date.UTC(2026, 0, day)) });

describe('a token lets in the person linked to it, else the person with its address who is linked to no account', () => {
  it.each<[string, ReturnType<typeof person>[], string | null]>([
    ['nobody', [], null],
    ['a person with the address and no account', [person('ada')], 'ada: none'],
    ['an address in another case', [person('ada', { email: 'ADA@x.example' })], 'ada: none'],
    ['a linked person', [person('ada', bound('me'))], 'ada: this'],
    ['a linked person with another address', [person('ada', { ...bound('me'), email: 'old@x.example' })], 'ada: this'],
    ['a linked person before the one with the address', [person('eve'), person('ada', bound('me'))], 'ada: this'],
    ['the address of a person linked to another subject', [person('ada', bound('other'))], 'ada: other'],
    [
      'the address of a person linked to a former issuer',
      [person('ada', bound('me', 'https://old.example'))],
      'ada: other',
    ],
    ['the address with an invitation of another company', [invited('bo', 1), person('ada')], 'ada: none'],
    [
      'a linked address with an invitation of another company',
      [invited('bo', 1), person('ada', bound('other'))],
      'ada: other',
    ],
    ['only invitations: the oldest', [invited('bo', 3), invited('cy', 2)], 'cy: none'],
  ])('%s', (_case, people, expected) => {
    const match = matchPerson(people, { issuer: ISSUER, subject: 'me', email: 'ada@x.example' });
    expect(match && `${match.person.id}: ${match.link}`).toBe(expected);
  });

  it('a token without an address is about nobody unless linked', () => {
    const token = { issuer: ISSUER, subject: 'me', email: null };
    expect(matchPerson([person('ada', { email: '' })], token)).toBeNull();
    expect(matchPerson([person('ada', bound('me'))], token)).toMatchObject({ person: { id: 'ada' }, link: 'this' });
  });
});
