import type { FileLike } from '../shared/thumbnail-file.ts';
import { DATA_TYPES } from './data-types.ts';
import type { InspectionData } from './inspection-data.form.ts';

/** Returns the value of a data field without some of its added files. Keeps its settings. */
export function withoutFiles<Value extends object>(value: Value, removed: readonly FileLike[]): Value {
  const gone = new Set<unknown>(removed);
  const kept = Object.entries(value).map(([key, part]) => [
    key,
    Array.isArray(part) ? part.filter((file) => !gone.has(file)) : part,
  ]);
  return { ...value, ...Object.fromEntries(kept) };
}

/** Returns the form without the added files that do not count. They are neither registered nor uploaded. */
export function withoutFaults<Form extends InspectionData>(form: Form): Form {
  if (form.faults.length === 0) return form;
  const faulty = form.faults.map(({ file }) => file);
  const fields = DATA_TYPES.map((type) => [type, withoutFiles(form[type], faulty)]);
  return { ...form, ...Object.fromEntries(fields), faults: [] };
}
