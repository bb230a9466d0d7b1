import { expect, type Page } from '@playwright/test';
import { INSPECTION_STATUS_NUMBERS } from '@inspection-studio/domain';
import { type Api, apiOf } from './api.ts';
import { drawFrames, type Frames } from './frames.ts';
import { guardStorage, type StorageEdge } from './storage-edge.ts';
import type { Studio } from './studio.ts';

/** What screens are opened with: a page on which the manager is signed in, and the records they show. */
export interface Visit {
  page: Page;
  url: string;
  edge: StorageEdge;
  frames: Frames;
  siteId: string;
  assetId: string;
  /** Inspections of the demo company, by what became of them. */
  inspections: Record<'completed' | 'draft' | 'failed', string>;
}

export const SITE = 'Forth Estuary';
export const ASSET = 'Kinnaird Viaduct';
export const INSPECTIONS = { completed: 'NorthTowerA', draft: 'Mast20251112', failed: 'RackEast' } as const;
const PROCESSED_MS = 200_000;

/** Finds the records that are looked at, once the demo company's inspections are processed. */
export async function beginVisit(studio: Studio, page: Page): Promise<Visit> {
  const manager = await apiOf(studio, 'manager');
  const idOf = async (path: string, name: string): Promise<string> =>
    (await manager('GET', `${path}?filter=name eq '${name}'`)).body[0].id;
  await demoIsProcessed(manager);
  return {
    page,
    url: studio.url,
    edge: await guardStorage(page),
    frames: await drawFrames(21),
    siteId: await idOf('sites', SITE),
    assetId: await idOf('assets', ASSET),
    inspections: {
      completed: await idOf('projects', INSPECTIONS.completed),
      draft: await idOf('projects', INSPECTIONS.draft),
      failed: await idOf('projects', INSPECTIONS.failed),
    },
  };
}

async function demoIsProcessed(manager: Api): Promise<void> {
  const { Draft, Completed, Failed } = INSPECTION_STATUS_NUMBERS;
  const unfinished = async () => {
    const { body } = await manager('GET', 'projects');
    return (body as { status: number }[]).filter(({ status }) => ![Draft, Completed, Failed].some((end) => end === status)).length;
  };
  await expect.poll(unfinished, { timeout: PROCESSED_MS }).toBe(0);
}
