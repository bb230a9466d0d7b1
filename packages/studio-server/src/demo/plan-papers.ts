import { captureDataSchema } from '@inspection-studio/domain/capture-data';
import * as z from 'zod/mini';
import { newFileId } from '../database/new-id.ts';
import type { captureData, documents, projects } from '../database/schema/index.ts';
import { documentKey } from '../resources/documents.ts';
import { DEMO_CAPTURE_DATA, DEMO_PAPERS } from './company/papers.ts';
import { drawPaper } from './draw-paper.ts';

/** A company document and its content. */
export interface PlannedPaper {
  record: typeof documents.$inferInsert;
  bytes: Buffer;
}

/** Plans the documents of the company, uploaded by their authors. */
export function planPapers(
  companyId: string,
  before: (days: number) => Date,
  userId: (email: string) => string,
): PlannedPaper[] {
  return DEMO_PAPERS.map(({ name, lines, author, ageDays }) => {
    const id = newFileId(name);
    const bytes = drawPaper(name.replace(/\.pdf$/, ''), lines);
    const at = before(ageDays);
    const stored = {
      sizeBytes: bytes.length,
      mime: 'application/pdf',
      storageKey: documentKey(companyId, id),
      uploadedAt: at,
    };
    return {
      bytes,
      record: { id, companyId, name, createdById: userId(author), created: at, modified: at, ...stored },
    };
  });
}

/** Plans the capture data of inspections, on the day of the flight. */
export function planCaptureData(
  inspections: readonly Required<Pick<typeof projects.$inferInsert, 'id' | 'companyId' | 'name' | 'created'>>[],
): (typeof captureData.$inferInsert)[] {
  return inspections.flatMap(({ id, companyId, name, created }) => {
    const recorded = DEMO_CAPTURE_DATA[name];
    if (!recorded) return [];
    const data = z.encode(captureDataSchema, { ...recorded, captureDate: created.toISOString() }) as Record<
      string,
      unknown
    >;
    return [{ projectId: id, companyId, data, created, modified: created }];
  });
}
