/**
 * What a browser hands to a drag or paste event with these files.
 *
 * Its entries are properties of its own: those of a real `DataTransfer` are lost when a test attaches it to an event.
 */
export function fileTransfer(...files: readonly File[]) {
  const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }));
  return Object.defineProperties(typeof DataTransfer === 'function' ? new DataTransfer() : {}, {
    types: { value: ['Files'] },
    items: { value: items },
    files: { value: files },
  });
}
