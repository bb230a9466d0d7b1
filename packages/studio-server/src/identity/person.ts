import type { UserRole, UserStatus } from '@inspection-studio/domain';

/** A person who can sign in through the embedded provider. */
export interface Person {
  id: string;
  email: string;
  /** Full name; empty while an invitation is pending. */
  name: string;
  role: UserRole;
  status: UserStatus;
}

/** Source of people for the embedded provider. */
export interface PeopleDirectory {
  list(): Promise<Person[]>;
  find(id: string): Promise<Person | undefined>;
}
