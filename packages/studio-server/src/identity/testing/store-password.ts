import type { Database } from '../../database/open-database.ts';
import { hashPassword, type PasswordCost, savePassword } from '../methods/passwords.ts';

/** A password that the rules accept. */
export const PASSWORD = 'kittiwakes over the firth';

/** The least that Argon2id allows: a sign-in with it takes 0.1 ms of work, not 34 ms. */
const CHEAP: PasswordCost = { memory: 8, passes: 1, parallelism: 1 };

/** Stores the password of a person, with a cheap hash. Passwords that tests set in pages have the cost of the product. */
export const storePassword = async (db: Database, userId: string, password = PASSWORD): Promise<void> =>
  savePassword(db, userId, await hashPassword(password, CHEAP), new Date());
