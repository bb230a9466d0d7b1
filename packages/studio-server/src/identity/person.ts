import type { UserRole, UserStatus } from '@inspection-studio/domain/users';

/** A person who can sign in through the embedded provider. */
export interface Person {
  id: string;
  email: string;
  /** Full name; empty while an invitation is pending. */
  name: string;
  role: UserRole;
  status: UserStatus;
}

/** Part of the list of people that the demo shows. */
export interface PeoplePage {
  /** Part of a name, e-mail address or role, in any case; empty for all. */
  filter: string;
  offset: number;
  limit: number;
}

/** Source of people for the embedded provider. */
export interface SignedInPeople {
  /** @returns undefined for an unknown person, and for one whose sessions the provider must not continue */
  find(id: string): Promise<Pick<Person, 'name' | 'email'> | undefined>;
}

/** The people of the demo. */
export interface PeopleDirectory extends SignedInPeople {
  /** @returns people in order of role, status and name, and the number of all that match */
  list(part: PeoplePage): Promise<{ people: Person[]; count: number }>;
  find(id: string): Promise<Person | undefined>;
}
