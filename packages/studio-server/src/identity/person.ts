import type { UserRole, UserStatus } from '@inspection-studio/domain';

/** Somebody the embedded provider can sign in. */
export interface Person {
  id: string;
  email: string;
  /** Full name; empty while an invitation is pending. */
  name: string;
  role: UserRole;
  status: UserStatus;
}

/** Where the embedded provider finds people. */
export interface PeopleDirectory {
  list(): Promise<Person[]>;
  find(id: string): Promise<Person | undefined>;
}
