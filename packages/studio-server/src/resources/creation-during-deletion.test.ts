import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  assets,
  categories,
  checklists,
  layouts,
  projectFiles,
  projects,
  severityScales,
  sites,
} from '../database/schema/index.ts';
import type { Transaction } from '../database/transaction.ts';
import { callsWait } from './testing/calls-wait.ts';
import { type CompanyRecords, insertCompany, payloadsOf } from './testing/insert-company.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

let studio: TestStudio;
let own: CompanyRecords;

beforeAll(async () => {
  studio = await startTestStudio();
});
afterAll(() => studio?.close());

const send = (path: string, payload?: object) => studio.send(own.people.Manager, 'POST', path, payload);

interface Case {
  title: string;
  /** What is stored before. @default nothing */
  prepare?: () => Promise<unknown>;
  change: (tx: Transaction) => Promise<unknown>;
  call: () => ReturnType<typeof send>;
  refusal: { status: number; code: number | undefined };
}

/** Completes the Draft: one image is enough for 2D. */
const storeImage = () =>
  studio.db.update(projectFiles).set({ kind: 'two', uploadedAt: new Date() }).where(eq(projectFiles.id, own.fileId));
const layer = () => ({ name: 'Faces', isSegmented: false, layoutId: own.layoutId, sections: [{ name: 'North' }] });
const processImage = () =>
  studio.db.update(projectFiles).set({ thumbnailKey: 'thumbnails/p/a.jpg' }).where(eq(projectFiles.id, own.fileId));
const flagImage = () =>
  studio.send(own.people.Manager, 'PUT', `projects/${own.projectId}/images/flags`, {
    ids: [own.fileId],
    isFlagged: true,
  });
const deletedAt = new Date();
const NOT_FOUND = { status: 404, code: undefined };

const CASES: Case[] = [
  {
    title: 'an inspection of an asset that is deleted',
    change: (tx) => tx.update(assets).set({ deletedAt }).where(eq(assets.id, own.assetId)),
    call: () => send('projects', payloadsOf(own).project),
    refusal: NOT_FOUND,
  },
  {
    title: 'an inspection of an asset whose files begin to move',
    change: (tx) => tx.update(assets).set({ migratingSince: deletedAt }).where(eq(assets.id, own.assetId)),
    call: () => send('projects', payloadsOf(own).project),
    refusal: { status: 409, code: 147 },
  },
  {
    title: 'an inspection with a checklist that is deleted',
    change: (tx) => tx.delete(checklists).where(eq(checklists.id, own.checklistId)),
    call: () => send('projects', payloadsOf(own).project),
    refusal: NOT_FOUND,
  },
  {
    title: 'an asset in a site that is deleted',
    change: (tx) => tx.update(sites).set({ deletedAt }).where(eq(sites.id, own.siteId)),
    call: () => send('assets', payloadsOf(own).asset),
    refusal: NOT_FOUND,
  },
  {
    title: 'an asset with a layout that is deleted',
    change: (tx) => tx.delete(layouts).where(eq(layouts.id, own.layoutId)),
    call: () => send('assets', { ...payloadsOf(own).asset, layoutTemplateId: own.layoutId }),
    refusal: NOT_FOUND,
  },
  {
    title: 'an asset with a category that is archived',
    change: (tx) => tx.update(categories).set({ isArchived: true }).where(eq(categories.id, own.categoryId)),
    call: () => send('assets', { ...payloadsOf(own).asset, categories: [own.categoryId], presets: [] }),
    refusal: { status: 409, code: 149 },
  },
  {
    title: 'an asset with a severity scale that is archived',
    change: (tx) =>
      tx.update(severityScales).set({ isArchived: true }).where(eq(severityScales.id, own.severityScaleId)),
    call: () => send('assets', payloadsOf(own).asset),
    refusal: { status: 409, code: 150 },
  },
  {
    title: 'a layer of a layout that is deleted',
    change: (tx) => tx.delete(layouts).where(eq(layouts.id, own.layoutId)),
    call: () => send('layers', layer()),
    refusal: NOT_FOUND,
  },
  {
    title: 'the processing of a Draft of an asset that is deleted',
    prepare: storeImage,
    change: (tx) => tx.update(assets).set({ deletedAt }).where(eq(assets.id, own.assetId)),
    call: () => send(`projects/${own.projectId}/process`),
    refusal: NOT_FOUND,
  },
  {
    title: 'the processing of a Draft of an asset whose files begin to move',
    prepare: storeImage,
    change: (tx) => tx.update(assets).set({ migratingSince: deletedAt }).where(eq(assets.id, own.assetId)),
    call: () => send(`projects/${own.projectId}/process`),
    refusal: { status: 409, code: 148 },
  },
  {
    title: 'the flag of an image of an asset that is deleted',
    prepare: processImage,
    change: (tx) => tx.update(assets).set({ deletedAt }).where(eq(assets.id, own.assetId)),
    call: flagImage,
    refusal: NOT_FOUND,
  },
  {
    title: 'the flag of an image of an asset whose files begin to move',
    prepare: processImage,
    change: (tx) => tx.update(assets).set({ migratingSince: deletedAt }).where(eq(assets.id, own.assetId)),
    call: flagImage,
    refusal: { status: 409, code: 148 },
  },
  {
    title: 'the flag of an image of an inspection that is deleted',
    prepare: processImage,
    change: (tx) => tx.delete(projects).where(eq(projects.id, own.projectId)),
    call: flagImage,
    refusal: NOT_FOUND,
  },
  {
    title: 'the flag of an image that is removed',
    prepare: processImage,
    change: (tx) => tx.delete(projectFiles).where(eq(projectFiles.id, own.fileId)),
    call: flagImage,
    refusal: NOT_FOUND,
  },
];

describe('a creation, processing or flag waits until the transaction that deletes or archives what it refers to has ended, and is refused', () => {
  it.each(CASES.map((each, index) => ({ ...each, index })))('$title', async (each) => {
    own = await insertCompany(studio.db, `company${'abcdefghijklmn'[each.index]}`);
    await each.prepare?.();
    let answer: ReturnType<typeof send> | undefined;
    await studio.db.transaction(async (tx) => {
      await each.change(tx);
      answer = each.call();
      await Promise.race([answer, callsWait(studio.db, 1)]);
    });
    const { status, body } = (await answer)!;
    expect({ status, code: body?.code }).toEqual(each.refusal);
  });
});
