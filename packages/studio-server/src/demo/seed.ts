import { counted } from '@inspection-studio/domain/units';
import { eq } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Database } from '../database/open-database.ts';
import { companies } from '../database/schema/index.ts';
import { transaction } from '../database/transaction.ts';
import { DEMO_COMPANY_ID } from '../identity/demo-company.ts';
import { PROCESS_INSPECTION } from '../processing/inspection-jobs.ts';
import type { JobQueue } from '../processing/job-queue.ts';
import { makeThumbnail } from '../processing/make-thumbnail.ts';
import type { BlobStore } from '../storage/blob-store.ts';
import { openFrameSource } from './frame-source.ts';
import { insertDemo } from './insert-demo.ts';
import { planDemo } from './plan-demo.ts';

export interface SeedParts {
  db: Database;
  store: BlobStore;
  jobs: JobQueue;
  config: Pick<Config, 'demoPhotosDir'>;
  /** Prints one short line of progress. */
  say: (line: string) => void;
}

/**
 * Creates the demo company once: people, libraries, sites, assets and
 * inspections. Their images are processed like those of any other company.
 *
 * Pictures are stored first, then one transaction inserts all records. If seeding
 * is interrupted, only unused files are left, and the next start seeds again.
 */
export async function seedDemo({ db, store, jobs, config, say }: SeedParts): Promise<void> {
  const [existing] = await db.select({ id: companies.id }).from(companies).where(eq(companies.id, DEMO_COMPANY_ID));
  if (existing) return;
  const plan = planDemo(DEMO_COMPANY_ID, new Date());
  const source = await openFrameSource(config.demoPhotosDir);
  try {
    say(
      `Seeding the demo company: ${source.verb} ${counted(plan.pictures.length + plan.frames.length, 'picture')}, once.`,
    );
    await storeAll(plan.pictures, async ({ key, picture, seed }) => {
      // The same size as an uploaded thumbnail.
      const { jpeg } = await makeThumbnail(await source.picture(picture, seed));
      await store.put(key, jpeg, 'image/jpeg');
    });
    await storeAll(plan.frames, async (frame) => {
      const bytes = await source.frame(frame);
      frame.file.sizeBytes = bytes.length;
      await store.put(frame.file.storageKey, bytes, 'image/jpeg');
    });
    await storeAll(plan.papers, ({ record, bytes }) => store.put(record.storageKey, bytes, record.mime));
  } finally {
    await source.close();
  }
  await transaction(db, async (tx) => {
    await insertDemo(tx, plan);
    for (const { id, status } of plan.projects) {
      if (status === 'Queued') await jobs.enqueue(PROCESS_INSPECTION, { projectId: id }, { dedupe: id }, tx);
    }
  });
}

/** Number of pictures that are drawn and stored in parallel. */
const LANES = 4;

async function storeAll<Item>(items: readonly Item[], act: (item: Item) => Promise<void>): Promise<void> {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: LANES }, async () => {
      for (const item of queue) await act(item);
    }),
  );
}
