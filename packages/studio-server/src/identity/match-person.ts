import type { HostedIdentity } from './token-identity.ts';

/** What decides whether a token is about a person. */
export interface PersonIdentity {
  email: string;
  issuer: string | null;
  subject: string | null;
  isAddressTaken: boolean;
  created: Date;
}

/** The person of a token, and whether they are linked to its account, to none or to another one. */
export interface PersonMatch<Person> {
  person: Person;
  link: 'this' | 'none' | 'other';
}

/**
 * Chooses the person of a hosted token among those with its identity or e-mail address.
 *
 * A person linked to the token's issuer and subject is always the one. Otherwise the e-mail address decides, but it lets
 * nobody in who is linked to another account, of this issuer or of a former one. While somebody has the address,
 * invitations of other companies to it wait; afterwards the oldest one counts.
 *
 * @returns null when the token is about nobody
 */
export function matchPerson<Person extends PersonIdentity>(
  people: readonly Person[],
  { issuer, subject, email }: Pick<HostedIdentity, 'issuer' | 'subject' | 'email'>,
): PersonMatch<Person> | null {
  const linked = people.find((person) => person.issuer === issuer && person.subject === subject);
  if (linked) return { person: linked, link: 'this' };
  const named = people.filter((person) => person.email.toLowerCase() === email);
  const [oldest] = named.toSorted((one, other) => one.created.getTime() - other.created.getTime());
  const person = named.find(({ isAddressTaken }) => !isAddressTaken) ?? oldest;
  return person ? { person, link: person.issuer === null ? 'none' : 'other' } : null;
}
