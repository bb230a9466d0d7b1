import { randomBytes } from 'node:crypto';
import { BlobServiceClient } from '@azure/storage-blob';
import pg from 'pg';

/** A database and a container of one server's own. */
export interface EmptyServices {
  /** What makes the server use them. */
  env: Record<string, string>;
  /** Reads a stored file by its storage key; absent where files lie in the data folder. */
  readFile?: (key: string) => Promise<Buffer>;
  remove(): Promise<void>;
}

/** Services a run provides, where it does. */
export interface ProvidedServices {
  /** Connection URL of a superuser. */
  postgres?: string | undefined;
  /** Connection string of a storage account. */
  azure?: string | undefined;
}

/** Database and files in the data folder of a server. */
export const dataFolderOnly: EmptyServices = { env: {}, remove: async () => undefined };

const ofThisRun = (): ProvidedServices => ({
  postgres: process.env['STUDIO_TEST_POSTGRES'],
  azure: process.env['STUDIO_TEST_AZURE_STORAGE'],
});

/**
 * Makes an empty database and names an empty container, on the services the run provides.
 *
 * `STUDIO_TEST_POSTGRES` is the connection URL of a superuser, `STUDIO_TEST_AZURE_STORAGE` a connection string.
 *
 * @returns without these an empty environment: the server then stores in its data folder
 */
export async function emptyServices({ postgres, azure } = ofThisRun()): Promise<EmptyServices> {
  const name = `studio-${randomBytes(6).toString('hex')}`;
  const env: Record<string, string> = {};
  const removals: (() => Promise<unknown>)[] = [];
  let readFile: EmptyServices['readFile'];
  if (postgres !== undefined) {
    await query(postgres, `create database "${name}"`);
    env['DATABASE_URL'] = Object.assign(new URL(postgres), { pathname: `/${name}` }).href;
    removals.push(() => query(postgres, `drop database "${name}" with (force)`));
  }
  if (azure !== undefined) {
    env['AZURE_STORAGE_CONNECTION_STRING'] = azure;
    env['AZURE_STORAGE_CONTAINER'] = name;
    const container = BlobServiceClient.fromConnectionString(azure).getContainerClient(name);
    readFile = (key) => container.getBlobClient(key).downloadToBuffer();
    removals.push(() => container.deleteIfExists());
  }
  return {
    env,
    ...(readFile && { readFile }),
    remove: async () => {
      for (const removal of removals) await removal();
    },
  };
}

/** Runs a statement at a connection URL. @returns its rows */
export async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(text).finally(() => client.end());
  return rows;
}
