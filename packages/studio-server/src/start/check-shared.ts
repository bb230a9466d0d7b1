import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';

/**
 * Checks that a worker process uses a shared database and shared storage, and runs at least one job.
 *
 * @throws StartError naming the offending variable
 */
export function checkShared({
  databaseUrl,
  azureStorage,
  workerCount,
}: Pick<Config, 'databaseUrl' | 'azureStorage' | 'workerCount'>): void {
  if (databaseUrl === null)
    throw new StartError('A worker process needs DATABASE_URL: the embedded database supports a single process.');
  if (azureStorage === null) {
    throw new StartError(
      'A worker process needs AZURE_STORAGE_CONNECTION_STRING: files in a data folder support a single process.',
    );
  }
  if (workerCount === 0) throw new StartError('STUDIO_WORKERS is 0: a worker process runs at least one job.');
}
