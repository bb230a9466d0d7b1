import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime from 'postal-mime';

/** Waits for the newest mail to an address and returns the link in it that leads to a path of the studio. */
export async function readMailedLink(dataDir: string, email: string, path: string): Promise<string> {
  const folder = join(dataDir, 'outbox');
  let link: string | undefined;
  const find = async () => {
    const names = await readdir(folder).catch(() => []);
    for (const name of names.filter((each) => each.endsWith('.eml')).toSorted()) {
      const mail = await PostalMime.parse(await readFile(join(folder, name)));
      if (mail.to?.[0]?.address !== email) continue;
      link = mail.text?.split(/\s+/).find((word) => word.includes(path)) ?? link;
    }
    return link;
  };
  await expect.poll(find, { message: `a mail to ${email} with ${path}` }).toBeDefined();
  return link!;
}
