import type { Page } from '@playwright/test';
import { type Api, apiOf } from './api.ts';
import { demoIsProcessed } from './demo-company.ts';
import { type DemoIds, readDemoIds } from './demo-records.ts';
import { drawFrames, type Frames } from './frames.ts';
import { guardStorage, type StorageEdge } from './storage-edge.ts';
import type { Studio } from './studio.ts';

/** What screens are opened with: a page on which the administrator is signed in, and the records they show. */
export interface Visit {
  page: Page;
  url: string;
  edge: StorageEdge;
  frames: Frames;
  /** Of the demo company's records. */
  ids: DemoIds;
  /** Calls of the administrator, for records that screens need. */
  api: Api;
}

/** Finds the records that are looked at, once the demo company's inspections are processed. */
export async function beginVisit(studio: Studio, page: Page, { frameCount = 21 } = {}): Promise<Visit> {
  const api = await apiOf(studio, 'admin');
  await demoIsProcessed(api);
  return {
    page,
    url: studio.url,
    api,
    ids: await readDemoIds(api),
    edge: await guardStorage(page),
    frames: await drawFrames(frameCount),
  };
}
