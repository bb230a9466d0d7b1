import type { Database } from '../../database/open-database.ts';
import { hashPassword, savePassword } from '../methods/passwords.ts';

/** A password that the rules accept. */
export const PASSWORD = 'kittiwakes over the firth';

/** Stores the password of a person, as if they had set it. */
export const storePassword = async (db: Database, userId: string, password = PASSWORD): Promise<void> =>
  savePassword(db, userId, await hashPassword(password), new Date());
