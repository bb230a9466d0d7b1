import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { writePrivate } from '../journal/write-private.ts';

const signInSchema = z.object({
  /** Origin of the studio. Its token is sent nowhere else. */
  url: z.string(),
  userId: z.string(),
  tokenId: z.string(),
  /** Name of the token in the profile. */
  tokenName: z.string(),
  token: z.string(),
  /** ISO 8601. */
  expires: z.string(),
});

/** A sign-in of `studio login`: the access token that it has created. */
export type SignIn = z.output<typeof signInSchema>;

/** The sign-ins of this computer's user. */
export interface SignIns {
  /** Returns the sign-in at a studio; null if there is none, or if its file is damaged. */
  read: (url: string) => Promise<SignIn | null>;
  all: () => Promise<SignIn[]>;
  write: (signIn: SignIn) => Promise<void>;
  remove: (url: string) => Promise<void>;
}

/** Opens the sign-ins in the state folder. Creates nothing yet. */
export function openSignIns(stateFolder: string): SignIns {
  const folder = join(stateFolder, 'sign-ins');
  const pathOf = (url: string) => join(folder, `${createHash('sha256').update(url).digest('hex').slice(0, 32)}.json`);
  return {
    read: async (url) => {
      const signIn = await readSignIn(pathOf(url));
      return signIn?.url === url ? signIn : null;
    },
    all: async () => {
      const names = await readdir(folder).catch(() => []);
      const found = await Promise.all(
        names.filter((name) => name.endsWith('.json')).map((name) => readSignIn(join(folder, name))),
      );
      return found.filter((signIn) => signIn !== null);
    },
    write: (signIn) => writePrivate(pathOf(signIn.url), signIn),
    remove: (url) => rm(pathOf(url), { force: true }),
  };
}

async function readSignIn(path: string): Promise<SignIn | null> {
  try {
    return signInSchema.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch {
    return null;
  }
}
