/**
 * What a browser hands to a drop event with a folder that takes time to read.
 *
 * @returns the data of the event; `finish` ends the reading, `fail` makes it fail
 */
export function slowTransfer(...files: readonly File[]) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const entries = files.map((file) => ({
    isDirectory: false,
    fullPath: `/flight/${file.name}`,
    file: (onFile: (file: File) => void) => onFile(file),
  }));
  const createReader = () => {
    let unread = entries;
    return {
      readEntries(onEntries: (entries: unknown[]) => void, onError: (error: unknown) => void) {
        const batch = unread;
        unread = [];
        promise.then(() => onEntries(batch), onError);
      },
    };
  };
  const item = { kind: 'file', type: '', webkitGetAsEntry: () => ({ isDirectory: true, createReader }) };
  return {
    dataTransfer: { types: ['Files'], items: [item], files: [] },
    finish: resolve,
    fail: () => reject(new DOMException('The folder is gone.', 'NotFoundError')),
  };
}
