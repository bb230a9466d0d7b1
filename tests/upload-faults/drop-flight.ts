import type { Locator } from '@playwright/test';

/** Name of the n-th image of a flight. */
export const imageName = (index: number): string => `DJI_${String(index).padStart(5, '0')}.jpg`;

export interface FlightFolder {
  folder: string;
  /** A JPEG. Each image gets bytes of its own behind it. */
  base64: string;
  count: number;
}

/**
 * Drops a folder of different images, which the page makes in its private file system. Chromium lets the page read it
 * again after a reload without asking.
 */
export async function dropFlight(zone: Locator, flight: FlightFolder): Promise<void> {
  await zone.evaluate(async (element, { folder, base64, count }) => {
    const root = await navigator.storage.getDirectory();
    const directory = await root.getDirectoryHandle(folder, { create: true });
    const picture = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    for (let index = 0; index < count; index += 1) {
      const name = `DJI_${String(index).padStart(5, '0')}.jpg`;
      const writable = await (await directory.getFileHandle(name, { create: true })).createWritable();
      await writable.write(new Blob([picture, name]));
      await writable.close();
    }
    Object.assign(DataTransferItem.prototype, {
      getAsFileSystemHandle: async () => directory,
      webkitGetAsEntry: () => ({ isDirectory: true, fullPath: `/${folder}` }),
    });
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([], folder));
    element.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  }, flight);
}
