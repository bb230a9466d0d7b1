import { expect } from '@playwright/test';
import { readOutbox } from '../../packages/studio-server/src/mail/testing/read-outbox.ts';

/**
 * Waits for the newest mail to an address and returns the URL in it at which they choose how to sign in.
 *
 * @param usedUrl the URL of an earlier mail
 */
export async function mailedEnrolUrl(dataDir: string, email: string, usedUrl = ''): Promise<string> {
  let url = '';
  const find = async () => {
    const links = (await readOutbox(dataDir, email)).flatMap(
      (text) => text.match(/https:\/\/\S+\/idp\/enrol\/\S+/) ?? [],
    );
    url = links.at(-1) ?? '';
    return url;
  };
  await expect.poll(find, { message: `a new link for ${email}` }).toMatch(/^https:/);
  await expect.poll(find, { message: `a new link for ${email}` }).not.toBe(usedUrl);
  return url;
}
