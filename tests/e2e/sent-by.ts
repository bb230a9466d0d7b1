import type { Page } from '@playwright/test';

/** What is sent while something is done. */
export async function sentBy(page: Page, method: string, path: string, act: () => Promise<void>) {
  const request = page.waitForRequest((one) => one.method() === method && new URL(one.url()).pathname.endsWith(path));
  await act();
  return (await request).postDataJSON();
}

/** A file of sonar data: its name, in the shortest file that passes for its format. */
export const dataFile = (name: string) => ({
  name,
  mimeType: name.endsWith('.bmp') ? 'image/bmp' : 'text/plain',
  buffer: Buffer.from(name.endsWith('.bmp') ? `BM${name}`.padEnd(54, '\0') : name),
});
