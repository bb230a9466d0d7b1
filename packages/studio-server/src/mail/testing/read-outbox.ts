import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { OUTBOX } from '../outbox-mailer.ts';

/** Texts of the mails to an address in the outbox of a data folder, oldest first. */
export async function readOutbox(dataDir: string, address: string): Promise<string[]> {
  const folder = join(dataDir, OUTBOX);
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).toSorted();
  const mails = await Promise.all(files.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
  return mails.filter(({ to }) => to?.[0]?.address === address).map(({ text = '' }) => text);
}

/** Returns the path of the account link in a mail; empty without one. */
export const linkIn = (text = ''): string => /http:\/\/\S+?(\/idp\/enrol\/[\w-]{43})\s/.exec(text)?.[1] ?? '';
