import type { TestStudio } from '../../../packages/studio-server/src/resources/testing/start-test-studio.ts';

/** The smallest picture there is. */
export const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (character) => character.codePointAt(0)!,
);

/** Sends bytes to the address of a storage key, as the product does. */
export async function upload(
  studio: TestStudio,
  token: string,
  key: string,
  contentType: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Response> {
  const path = `upload?content_type=${encodeURIComponent(contentType)}&prefix=${encodeURIComponent(key)}`;
  const { body } = await studio.send(token, 'GET', path);
  const headers = { 'x-ms-blob-type': 'BlockBlob', 'content-type': contentType };
  return fetch(new URL(body.url, studio.origin), { method: 'PUT', headers, body: bytes });
}
