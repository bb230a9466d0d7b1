import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const COMMITTED_NAME = 'committed.json';

/** Records the blocks of the last commit in the folder of a key. */
export async function noteCommitted(folder: string, ids: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, COMMITTED_NAME), JSON.stringify(ids));
}

/** Whether the last commit used exactly these blocks, and its file exists. */
export async function isCommitted(folder: string, ids: readonly string[], path: string): Promise<boolean> {
  const committed = await readFile(join(folder, COMMITTED_NAME), 'utf8').catch(() => null);
  return (
    committed === JSON.stringify(ids) &&
    (await stat(path).then(
      (found) => found.isFile(),
      () => false,
    ))
  );
}
