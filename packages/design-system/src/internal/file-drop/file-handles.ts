/** Handles with which a page reads a file again after a reload. Only some browsers have them, on secure pages. */
export interface FileHandles {
  /** Of the file itself. */
  file: FileSystemFileHandle;
  /** Of the dropped folder that contains it. Permission to read the folder includes the file. */
  directory?: FileSystemDirectoryHandle;
}

const directories = new WeakMap<File, FileSystemDirectoryHandle>();

/** Returns the handles of a file that was dropped; `undefined` in browsers without them and for files of a file dialog. */
export function fileHandles(file: File): FileHandles | undefined {
  const { handle } = file as { handle?: FileSystemFileHandle };
  const directory = directories.get(file);
  return handle && { file: handle, ...(directory && { directory }) };
}

/** Returns the handles of the folders of a drop. Call it during the event: afterwards, the browser no longer returns them. */
export async function droppedDirectories(event: unknown): Promise<FileSystemDirectoryHandle[]> {
  const { dataTransfer } = event as { dataTransfer?: DataTransfer };
  if (!globalThis.isSecureContext || !dataTransfer) return [];
  // Only folders have no type, and files of unknown types. Thousands of handles would take noticeable time.
  const items = [...dataTransfer.items].filter(({ kind, type }) => kind === 'file' && !type) as HandleItem[];
  const handles = await Promise.all(items.map(async (item) => item.getAsFileSystemHandle?.()));
  return handles.filter((handle) => handle?.kind === 'directory') as FileSystemDirectoryHandle[];
}

/** Keeps the folder of each file that is in one of these folders. */
export function noteDirectories(files: readonly File[], dropped: readonly FileSystemDirectoryHandle[]): void {
  for (const directory of dropped) {
    const start = `/${directory.name}/`;
    for (const file of files) {
      const { relativePath } = file as { relativePath?: string };
      if (relativePath?.startsWith(start)) directories.set(file, directory);
    }
  }
}

/** An item of a drop in a browser with the File System API. */
type HandleItem = DataTransferItem & { getAsFileSystemHandle?: () => Promise<FileSystemHandle | null> };
