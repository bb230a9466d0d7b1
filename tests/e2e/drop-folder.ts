import type { Locator } from '@playwright/test';

/** A file of a dropped folder. */
export interface DroppedFile {
  name: string;
  buffer: Buffer;
}

/**
 * Drops a folder whose files the page may read again after a reload, as Chromium allows. The folder is in the private file
 * system of the page, for which no permission is needed.
 */
export async function dropFolder(zone: Locator, folder: string, files: readonly DroppedFile[]): Promise<void> {
  const contents = files.map(({ name, buffer }) => ({ name, base64: buffer.toString('base64') }));
  await zone.evaluate(
    async (element, { folderName, dropped }) => {
      const root = await navigator.storage.getDirectory();
      const directory = await root.getDirectoryHandle(folderName, { create: true });
      for (const { name, base64 } of dropped) {
        const file = await directory.getFileHandle(name, { create: true });
        const writable = await file.createWritable();
        await writable.write(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)));
        await writable.close();
      }
      Object.assign(DataTransferItem.prototype, {
        getAsFileSystemHandle: async () => directory,
        webkitGetAsEntry: () => ({ isDirectory: true, fullPath: `/${folderName}` }),
      });
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([], folderName));
      element.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    },
    { folderName: folder, dropped: contents },
  );
}
