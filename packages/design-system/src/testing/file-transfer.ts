/**
 * What a browser hands to a drag or paste event with these files.
 *
 * A plain object: a real `DataTransfer` keeps its entries to itself when a test attaches it to an event.
 */
export function fileTransfer(...files: readonly File[]) {
  return {
    types: ['Files'],
    items: files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file })),
    files,
  };
}
