import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { projectKeys } from '../data/index.ts';
import { keptUploadsQuery } from './kept-uploads.ts';
import { showUploadsElsewhere } from './show-elsewhere.ts';
import { browserJournal } from './testing/browser-journal.ts';
import { browserTabs } from './testing/browser-tabs.ts';
import { batchOf, names, setUpUploads } from './testing/fake-studio.ts';
import { uploadLocks } from './upload-locks.ts';
import { createUploadHost, type UploadHostServices } from './UploadHost.tsx';

const tabs = browserTabs();
afterEach(() => {
  tabs.close();
  vi.restoreAllMocks();
});

it('what a tab that has ended leaves is offered once its inspection is read again', async () => {
  vi.spyOn(uploadLocks, 'whenTabEnds').mockImplementation(tabs.whenTabEnds);
  const queryClient = new QueryClient();
  const asked: string[] = [];
  const answer = Promise.withResolvers<string>();
  for (const id of ['i1', 'i2']) {
    const queryFn = () => {
      asked.push(id);
      return asked.length <= 2 ? Promise.resolve('old') : answer.promise;
    };
    await queryClient.fetchQuery({ queryKey: projectKeys.one(id), queryFn, staleTime: Infinity });
  }
  asked.length = 2;
  const journal = browserJournal();
  const kept = new QueryObserver(queryClient, keptUploadsQuery);
  kept.subscribe(() => undefined);
  const keptIds = () => kept.getCurrentResult().data?.map(({ id }) => id);
  await vi.waitFor(() => expect(keptIds()).toEqual([]));

  const host = createUploadHost({ queryClient } as UploadHostServices);
  showUploadsElsewhere(host, 'maren', () => null);
  const shown = () => host.getRunning().elsewhere?.getSnapshot();
  const uploads = setUpUploads();
  uploads.hold.is = true;
  await tabs.share(uploads);
  uploads.store.add(...batchOf(names(1)));
  await vi.waitFor(() => expect(shown()?.batches).toHaveLength(1));
  expect(host.isUnfinished()).toBe(false);

  journal.keep({ id: 'b1' });
  tabs.end('sender');
  await vi.waitFor(() => expect(asked.slice(2)).toEqual(['i1']));
  expect(shown()).toEqual({ batches: [], ids: [] });
  expect(keptIds()).toEqual([]);
  answer.resolve('new');
  await vi.waitFor(() => expect(keptIds()).toEqual(['b1']));
  expect(queryClient.getQueryData(projectKeys.one('i1'))).toBe('new');
});
