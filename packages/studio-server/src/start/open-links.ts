import type { Config } from '../config.ts';
import type { Database } from '../database/open-database.ts';
import { ensureStoredKeyring, FILE_LINKS } from '../identity/stored-keyring.ts';
import { createLinkSigner, type LinkSigner } from '../storage/local-links.ts';

/** Opens the signer of links to what this server sends although the files are in Azure Blob Storage. */
export async function openLinks(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  db: Database,
): Promise<LinkSigner> {
  const { current, ...others } = await ensureStoredKeyring(FILE_LINKS, { db, dataDir, isShared: databaseUrl !== null });
  return createLinkSigner(current, others);
}
