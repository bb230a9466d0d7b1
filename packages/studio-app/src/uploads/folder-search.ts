import type { FileHandles } from '@inspection-studio/design-system';

/** Finds the handles of files by their paths, which begin with the name of a dropped folder. */
export type FolderSearch = (path: string | undefined) => Promise<FileHandles[]>;

/**
 * Returns a search in the folders of these files, which can be read. It finds files whose own handles were not kept, because the
 * browser ended first. Two folders may have the same name, so it may find several.
 */
export function folderSearch(readable: Iterable<FileHandles>): FolderSearch {
  const known = new Set<FileSystemDirectoryHandle>();
  for (const { directory } of readable) if (directory) known.add(directory);
  let distinct: Promise<FileSystemDirectoryHandle[]> | undefined;
  const opened = new Map<FileSystemDirectoryHandle, Map<string, Promise<FileSystemDirectoryHandle>>>();

  /** Opens a folder below a dropped one, once. */
  function open(root: FileSystemDirectoryHandle, folders: readonly string[]): Promise<FileSystemDirectoryHandle> {
    const name = folders.at(-1);
    if (name === undefined) return Promise.resolve(root);
    const below = opened.get(root) ?? new Map<string, Promise<FileSystemDirectoryHandle>>();
    opened.set(root, below);
    const path = folders.join('/');
    const folder =
      below.get(path) ?? open(root, folders.slice(0, -1)).then((parent) => parent.getDirectoryHandle(name));
    below.set(path, folder);
    return folder;
  }

  return async (path = '') => {
    const [rootName, ...folders] = path.split('/');
    const name = folders.pop();
    if (name === undefined || known.size === 0) return [];
    const found: FileHandles[] = [];
    for (const directory of await (distinct ??= distinctFolders(known))) {
      if (directory.name !== rootName) continue;
      const file = await open(directory, folders)
        .then((folder) => folder.getFileHandle(name))
        .catch(() => undefined);
      if (file) found.push({ file, directory });
    }
    return found;
  };
}

/** Returns each folder once. Every part of the journal that was read has handles of its own. */
async function distinctFolders(handles: Iterable<FileSystemDirectoryHandle>): Promise<FileSystemDirectoryHandle[]> {
  const distinct: FileSystemDirectoryHandle[] = [];
  for (const handle of handles) {
    const same = await Promise.all(distinct.map((known) => known.isSameEntry(handle)));
    if (!same.includes(true)) distinct.push(handle);
  }
  return distinct;
}
