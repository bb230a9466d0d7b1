import type { ComponentType } from 'react';
import { projectKeys, refreshProjects } from '../data/index.ts';
import { sendingServices } from './sending-conditions.ts';
import { createUploadStore, type UploadStore } from './upload-store.ts';
import { type ImageUploads, type UploadHostServices, useUploadHost } from './UploadHost.tsx';

function create(services: UploadHostServices, Tray: ComponentType): ImageUploads {
  const { queryClient } = services;
  const store = createUploadStore({
    ...sendingServices(services),
    onInspectionChanged: (id) => {
      void queryClient.invalidateQueries({ queryKey: projectKeys.one(id) });
      void refreshProjects(queryClient);
    },
  });
  return { ...store, Tray };
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
