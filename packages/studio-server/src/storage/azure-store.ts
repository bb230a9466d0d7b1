import { Readable } from 'node:stream';
import { BlobSASPermissions, BlobServiceClient, type ContainerClient, RestError } from '@azure/storage-blob';
import { StartError } from '../start-error.ts';
import { corsWithStudio } from './azure-cors.ts';
import type { BlobStore } from './blob-store.ts';
import { attachment } from './content-disposition.ts';
import { UNKNOWN_CONTENT_TYPE } from './content-type.ts';
import { checkStorageKey } from './storage-key.ts';

const BLOCK_BYTES = 8 * 1024 * 1024;
const BLOCKS_AT_ONCE = 4;
/** Four attempts within about 5 s, because a person waits for the answer. */
const RETRIES = { maxTries: 4, retryDelayInMs: 500, maxRetryDelayInMs: 4000 };

/**
 * Opens a store in one container of Azure Blob Storage or its emulator. Creates the
 * container and adds a CORS rule for `publicUrl`.
 *
 * @throws StartError when the account is unreachable or rejects the credentials
 */
export async function openAzureStore(
  { connectionString, container: containerName }: { connectionString: string; container: string },
  publicUrl: string,
): Promise<BlobStore> {
  let container: ContainerClient;
  try {
    const service = BlobServiceClient.fromConnectionString(connectionString, { retryOptions: RETRIES });
    container = service.getContainerClient(containerName);
    await container.createIfNotExists();
    await allowBrowsers(service, publicUrl);
  } catch (error) {
    const reason = error instanceof RestError ? (error.code ?? error.message) : (error as Error).message;
    throw new StartError(`The storage account of AZURE_STORAGE_CONNECTION_STRING cannot be used: ${reason}.`);
  }

  const blobOf = (key: string) => {
    checkStorageKey(key);
    return container.getBlockBlobClient(key);
  };

  return {
    signUpload: async ({ key, expiresAt }) =>
      blobOf(key).generateSasUrl({ permissions: BlobSASPermissions.parse('rcw'), expiresOn: expiresAt }),
    holding: (_key, work) => work(),
    signDownload: async (key, expiresAt, { fileName } = {}) =>
      blobOf(key).generateSasUrl({
        permissions: BlobSASPermissions.parse('r'),
        expiresOn: expiresAt,
        ...(fileName && { contentDisposition: attachment(fileName) }),
      }),
    put: async (key, body, contentType) => {
      const options = { blobHTTPHeaders: { blobContentType: contentType } };
      if (Buffer.isBuffer(body)) await blobOf(key).uploadData(body, options);
      else await blobOf(key).uploadStream(body, BLOCK_BYTES, BLOCKS_AT_ONCE, options);
    },
    get: async (key, range) => {
      const blob = blobOf(key);
      return orNull(async () => {
        const reply = await blob.download(range?.start, range && range.end - range.start + 1);
        return {
          stream: Readable.from(reply.readableStreamBody!),
          sizeBytes: wholeSize(reply.contentRange, reply.contentLength),
          contentType: reply.contentType ?? UNKNOWN_CONTENT_TYPE,
          etag: reply.etag ?? '',
        };
      });
    },
    head: async (key) => {
      const blob = blobOf(key);
      return orNull(async () => {
        const { contentLength = 0, contentType = UNKNOWN_CONTENT_TYPE, etag = '' } = await blob.getProperties();
        return { sizeBytes: contentLength, contentType, etag };
      });
    },
    fingerprint: async (key) => {
      const blob = blobOf(key);
      return orNull(async () => {
        const { contentLength = 0, contentMD5, etag = '' } = await blob.getProperties();
        const checksum = contentMD5 ? `md5:${Buffer.from(contentMD5).toString('base64')}` : `etag:${etag}`;
        return { sizeBytes: contentLength, checksum };
      });
    },
    delete: async (key, ifEtag) => {
      const conditions = ifEtag === undefined ? {} : { ifMatch: ifEtag };
      await blobOf(key)
        .deleteIfExists({ conditions })
        .catch((error: unknown) => {
          if (!(error instanceof RestError && error.statusCode === 412)) throw error;
        });
    },
    deletePrefix: async (prefix) => {
      checkStorageKey(prefix);
      for await (const { name } of container.listBlobsFlat({ prefix: `${prefix}/` })) {
        await container.getBlobClient(name).deleteIfExists();
      }
    },
    list: async function* (prefix) {
      checkStorageKey(prefix);
      for await (const { name, properties } of container.listBlobsFlat({ prefix: `${prefix}/` })) {
        yield { key: name, modified: properties.lastModified, etag: quoted(properties.etag) };
      }
    },
    sweepBlocks: async () => undefined,
    pathOf: () => null,
    close: async () => undefined,
  };
}

/** Adds the CORS rule for the studio and keeps all other rules of the account. */
async function allowBrowsers(service: BlobServiceClient, publicUrl: string) {
  const { cors = [] } = await service.getProperties();
  const changed = corsWithStudio(cors, publicUrl);
  if (changed) await service.setProperties({ cors: changed });
}

/** Adds the quotes that listings omit and headers include. */
const quoted = (etag: string): string => (etag.startsWith('"') ? etag : `"${etag}"`);

/** Total size from a Content-Range such as `bytes 0-99/1234`, or the content length without one. */
function wholeSize(contentRange: string | undefined, contentLength = 0): number {
  const total = contentRange?.split('/')[1];
  return total === undefined ? contentLength : Number(total);
}

async function orNull<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof RestError && error.statusCode === 404) return null;
    throw error;
  }
}
