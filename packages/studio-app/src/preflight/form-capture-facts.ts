import { type InspectionData, storedFiles } from '@inspection-studio/domain/inspections';
import { captureFacts, type PreflightFile } from '@inspection-studio/domain/preflight';
import type { FileLike } from '@inspection-studio/domain/shared';
import { keepCaptureFacts } from './kept-capture-facts.ts';
import { factsOf } from './usePreflight.ts';

const KINDS = ['three', 'two'] as const;
const LISTS = ['rgb', 'ir'] as const;

/**
 * Keeps what the added images of a saved inspection say about their capture. That is nothing until the check has read all of
 * them, and nothing beside stored images, which it does not read. Without added images, what is kept stays.
 */
export function noteCaptureFacts(inspectionId: string, form: InspectionData): void {
  const kinds = KINDS.filter((kind) => form.types[kind]);
  const images = kinds.flatMap((kind) => LISTS.flatMap((list) => form[kind][list].map((file) => imageOf(file, list))));
  if (images.length === 0) return;
  const isAlone = kinds.every((kind) => storedFiles(form.stored, kind).length === 0);
  const read = images.filter((image) => image !== undefined);
  keepCaptureFacts(inspectionId, isAlone && read.length === images.length ? captureFacts(read) : {});
}

function imageOf(file: FileLike, list: 'rgb' | 'ir'): PreflightFile | undefined {
  const facts = file instanceof File ? factsOf(file) : undefined;
  return facts && { ...facts, name: file.name, path: file.name, sizeBytes: file.size, list };
}
