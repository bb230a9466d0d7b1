import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { StartError } from '../start-error.ts';
import { openAzureStore } from './azure-store.ts';
import { PUBLIC_URL, STORES } from './testing/stores.ts';

it.each(STORES.slice(1))('$name allows cross-origin requests of the studio only', async ({ open }) => {
  const { store } = await open();
  const url = await store.signUpload({
    key: 'p/a.jpg',
    contentType: 'image/jpeg',
    maxBytes: 1,
    expiresAt: new Date(Date.now() + 60_000),
  });
  const preflight = (origin: string) =>
    fetch(url, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'PUT',
        'access-control-request-headers':
          'content-md5,content-type,x-ms-blob-content-md5,x-ms-blob-content-type,x-ms-blob-type',
      },
    });
  expect((await preflight(PUBLIC_URL)).status).toBe(200);
  expect((await preflight('http://elsewhere.example')).status).toBe(403);
});

it('an unreachable storage account aborts with a one-line error', async () => {
  const connectionString = `DefaultEndpointsProtocol=http;AccountName=studio;AccountKey=${randomBytes(64).toString('base64')};BlobEndpoint=http://127.0.0.1:9/studio;`;
  const failure = await openAzureStore({ connectionString, container: 'studio' }, PUBLIC_URL).catch(
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(StartError);
  expect((failure as Error).message).toMatch(
    /^The storage account of AZURE_STORAGE_CONNECTION_STRING cannot be used: .*ECONNREFUSED.*\.$/,
  );
});
