interface Entries {
  readonly [name: string]: File | Entries;
}

const absent = (): never => {
  throw new DOMException('It is not there.', 'NotFoundError');
};

/** Returns the handle of a folder that contains these files and folders. Handles are the same entry if their `entries` are. */
export function folderOnDisk(name: string, entries: Entries): FileSystemDirectoryHandle {
  const handle = {
    name,
    entries,
    isSameEntry: async (other: unknown) => (other as { entries?: unknown }).entries === entries,
    getFileHandle: async (file: string) => {
      const entry = entries[file];
      return entry instanceof File ? { name: file, getFile: async () => entry } : absent();
    },
    getDirectoryHandle: async (folder: string) => {
      const entry = entries[folder];
      return entry && !(entry instanceof File) ? folderOnDisk(folder, entry) : absent();
    },
  };
  return handle as unknown as FileSystemDirectoryHandle;
}
