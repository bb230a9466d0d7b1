import type { FileHandles } from '@inspection-studio/design-system';
import { identityOf, type MissingMatches, type SoughtFile } from '@inspection-studio/domain/inspections';
import { nextTask } from '../api/index.ts';
import { folderSearch } from './folder-search.ts';
import { noteHandles } from './reopened-handles.ts';

/** A handle in a browser that asks for permission. */
type AskingHandle = FileSystemHandle & {
  queryPermission?: (options: { mode: 'read' }) => Promise<PermissionState>;
  requestPermission?: (options: { mode: 'read' }) => Promise<PermissionState>;
};

const READ = { mode: 'read' } as const;

/** Files that are opened at the same time. */
const OPENED_MAX = 50;

/**
 * Asks for permission to read files that were kept: once for a folder, and for each file without one. Once the user has
 * refused, it asks no more. Call it during a click, otherwise the browser refuses.
 *
 * @returns the files that can be read, by id
 */
export async function allowReading(kept: ReadonlyMap<string, FileHandles>): Promise<Map<string, FileHandles>> {
  const answers = new Map<FileSystemHandle, boolean>();
  const readable = new Map<string, FileHandles>();
  let isRefused = false;
  for (const [id, handles] of kept) {
    const asked: AskingHandle = handles.directory ?? handles.file;
    let answer = answers.get(asked);
    if (answer === undefined) {
      const state = (await asked.queryPermission?.(READ)) ?? 'granted';
      answer = state === 'granted' || (state === 'prompt' && !isRefused && (await isAllowed(asked)));
      isRefused ||= !answer;
      answers.set(asked, answer);
    }
    if (answer) readable.set(id, handles);
  }
  return readable;
}

const isAllowed = async (handle: AskingHandle): Promise<boolean> =>
  (await handle.requestPermission?.(READ).catch(() => 'denied')) === 'granted';

/** Whether all files that were kept can be read without asking the user. */
export async function areReadable(kept: Iterable<FileHandles>): Promise<boolean> {
  const asked = new Set<AskingHandle>();
  for (const { directory, file } of kept) asked.add(directory ?? file);
  for (const handle of asked) if (((await handle.queryPermission?.(READ)) ?? 'granted') !== 'granted') return false;
  return true;
}

/**
 * Opens missing files by their handles, and those without one in the dropped folders of the others. One that was moved or
 * deleted counts as absent.
 */
export async function reopenFiles<Sought extends SoughtFile>(
  missing: readonly Sought[],
  readable: ReadonlyMap<string, FileHandles>,
): Promise<MissingMatches<File, Sought> & { missing: readonly Sought[] }> {
  const found = new Map<string, File>();
  const changed: Sought[] = [];
  const findInFolders = folderSearch(readable.values());
  for (let start = 0; start < missing.length; start += OPENED_MAX) {
    const opened = missing.slice(start, start + OPENED_MAX).map(async (registered) => {
      const { id, path } = registered;
      const own = readable.get(id);
      let isChanged = false;
      for (const handles of own ? [own] : await findInFolders(path)) {
        const file = await handles.file.getFile().catch(() => undefined);
        if (file && isUnchanged(registered, file)) return void found.set(id, noteHandles(file, handles, path));
        isChanged ||= file !== undefined;
      }
      if (isChanged) changed.push(registered);
    });
    await Promise.all(opened);
    await nextTask();
  }
  const known = new Set(changed);
  return { missing, found, changed, absent: missing.filter((file) => !found.has(file.id) && !known.has(file)) };
}

const isUnchanged = ({ size, lastModified }: SoughtFile, file: File): boolean =>
  file.size === size && identityOf(file).lastModified === lastModified;
