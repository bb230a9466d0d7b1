import type { Database } from '../../database/open-database.ts';
import type { SignedInPeople } from '../person.ts';
import { findById } from './accounts.ts';
import { maySignIn } from './may-sign-in.ts';

/** The people of a studio with accounts of its own, as the provider sees them: those who may sign in. */
export const accountPeople = (db: Database): SignedInPeople => ({
  find: async (id) => {
    const person = await findById(db, id);
    return person && maySignIn(person) ? person : undefined;
  },
});
