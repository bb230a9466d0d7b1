import { isUnfinished } from '@inspection-studio/domain/uploads';
import type { ComponentType } from 'react';
import { logError } from '../api/index.ts';
import { whoamiQuery } from '../session/index.ts';
import { adaptiveUploads, screenOn, uploadNotices } from '../settings/index.ts';
import { keepScreenOn, needsScreen } from './keep-screen-on.ts';
import { keepUploads } from './keep-uploads.ts';
import { handlesOf } from './file-handles.ts';
import { JOURNAL_KEY } from './kept-uploads.ts';
import { refreshInspection } from './refresh-inspection.ts';
import { sendingServices } from './sending-services.ts';
import { shareUploads } from './share-uploads.ts';
import { showInTab, uploadedPercent } from './tab-progress.ts';
import { uploadJournal } from './upload-journal.ts';
import { uploadLocks } from './upload-locks.ts';
import { notifyOfUploads } from './upload-notices.ts';
import type { BatchSources } from './upload-source.ts';
import { createUploadStore, type UploadStore } from './upload-store.ts';
import { type ImageUploads, type UploadHostServices, useUploadHost } from './UploadHost.tsx';

function create(services: UploadHostServices, Tray: ComponentType): ImageUploads {
  const { queryClient } = services;
  const person = queryClient.getQueryData(whoamiQuery(services.send).queryKey);
  const onRemoved = () => void queryClient.invalidateQueries({ queryKey: JOURNAL_KEY });
  const keep = person && keepUploads({ journal: uploadJournal, userId: person.id, onRemoved });
  const store = createUploadStore({
    ...sendingServices(services),
    page: window,
    isAdaptive: adaptiveUploads.get,
    // Not only with the snapshots, which are a quarter of a second late: many small files begin and arrive meanwhile.
    onSending: (state) => keep?.(state),
    onInspectionChanged: (id) => refreshInspection(queryClient, id),
  });
  const updateScreen = keepScreenOn(() => screenOn.get() && store.getSnapshot().batches.some(needsScreen));
  store.subscribe(updateScreen);
  const showProgress = showInTab();
  store.subscribe(() => showProgress(uploadedPercent(store.getSnapshot())));
  const notify = notifyOfUploads({ isWanted: () => uploadNotices.get() && Notification.permission === 'granted' });
  store.subscribe(() => notify(store.getSnapshot()));
  screenOn.subscribe(updateScreen);
  store.subscribe(() =>
    uploadLocks.keep(
      new Set(
        store
          .getSnapshot()
          .batches.filter(isUnfinished)
          .map(({ id }) => id),
      ),
    ),
  );
  if (person && keep) {
    store.subscribe(() => keep(store.getSnapshot()));
    void shareUploads({ store, person: person.id, page: window });
  }
  return {
    ...store,
    Tray,
    add(batch, sources) {
      store.add(batch, sources);
      void keepHandles(batch.id, sources);
    },
  };
}

/** Keeps how the files of an upload are read again, as far as this browser can. */
async function keepHandles(uploadId: string, { files }: BatchSources): Promise<void> {
  const kept = [...files].flatMap(([id, { file }]) => {
    const handles = handlesOf(file);
    return handles ? [{ id, ...handles }] : [];
  });
  if (kept.length === 0) return;
  try {
    await uploadJournal.keepFiles(uploadId, kept);
    await navigator.storage.persist();
  } catch (error) {
    // The upload runs all the same. After a reload, its files are chosen again.
    logError(error);
  }
}

/**
 * Takes the files of saved inspections. The first batch starts the upload
 * engine of this tab and shows the tray on every page.
 */
export function useImageUploads(Tray: ComponentType): Pick<UploadStore, 'add'> {
  const host = useUploadHost();
  return {
    add: (batch, sources) => host.start('images', (services) => create(services, Tray)).add(batch, sources),
  };
}
