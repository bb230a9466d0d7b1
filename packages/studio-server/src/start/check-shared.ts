import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';

/**
 * A worker process shares database and files with others, and has something to do.
 *
 * @throws StartError naming the variable that says otherwise
 */
export function checkShared({
  databaseUrl,
  azureStorage,
  workerCount,
}: Pick<Config, 'databaseUrl' | 'azureStorage' | 'workerCount'>): void {
  if (databaseUrl === null)
    throw new StartError('A worker process needs DATABASE_URL: the embedded database serves one process only.');
  if (azureStorage === null) {
    throw new StartError(
      'A worker process needs AZURE_STORAGE_CONNECTION_STRING: files of a data folder serve one process only.',
    );
  }
  if (workerCount === 0)
    throw new StartError('STUDIO_WORKERS is 0: a worker process works on at least one job at a time.');
}
