import { vi } from 'vitest';
import { formJournal, type FormJournal } from '../form-journal.ts';
import type { KeptFile, KeptForm } from '../journal-db.ts';

const key = (...parts: readonly (string | number)[]) => JSON.stringify(parts).slice(0, -1);

/** The kept forms of a browser, in memory, and how often each method was called with what. */
export function memoryFormJournal(): FormJournal & { written: string[] } {
  const forms = new Map<string, KeptForm>();
  const pictures = new Map<string, File>();
  const parts = new Map<string, readonly KeptFile[]>();
  const written: string[] = [];
  const removeBelow = (start: string) => {
    for (const store of [forms, pictures, parts])
      for (const known of store.keys()) if (`${known},`.startsWith(`${start},`)) store.delete(known);
  };
  return {
    written,
    read: async (place) => structuredClone(forms.get(key(...place))),
    async write(place, form) {
      written.push('form');
      forms.set(key(...place), structuredClone(form));
    },
    readPicture: async (place) => pictures.get(key(...place)),
    async writePicture(place, picture) {
      written.push('picture');
      if (picture) pictures.set(key(...place), picture);
      else pictures.delete(key(...place));
    },
    readFiles: async (place, writer) =>
      [...parts]
        .filter(([known]) => known.startsWith(`${key(...place, writer)},`))
        .toSorted(([one], [other]) => Number(one.split(',').at(-1)) - Number(other.split(',').at(-1)))
        .flatMap(([, files]) => files),
    async writeFiles(place, writer, part, files) {
      written.push(`files ${part}`);
      parts.set(key(...place, writer, part), files);
    },
    async removeFiles(place, writer, fromPart) {
      for (const known of parts.keys())
        if (known.startsWith(`${key(...place, writer)},`) && Number(known.split(',').at(-1)) >= fromPart)
          parts.delete(known);
    },
    remove: async (place) => removeBelow(key(...place)),
    removeOf: async (userId) => removeBelow(key(userId)),
    async removeExcept(userId, sinceMs) {
      for (const [known, { writtenMs }] of forms)
        if (!known.startsWith(`${key(userId)},`) || writtenMs < sinceMs) removeBelow(known);
    },
  };
}

/** Puts a journal in memory in the place of the browser's, until mocks are restored. */
export function browserFormJournal(): ReturnType<typeof memoryFormJournal> {
  const journal = memoryFormJournal();
  const { written: _written, ...methods } = journal;
  for (const [name, method] of Object.entries(methods))
    vi.spyOn(formJournal, name as keyof typeof methods).mockImplementation(method as never);
  return journal;
}
