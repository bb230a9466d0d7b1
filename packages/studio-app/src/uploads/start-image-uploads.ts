import type { ComponentType } from 'react';
import { projectKeys, refreshProjects } from '../data/index.ts';
import { sendingServices } from './sending-services.ts';
import type { ImageUploads, UploadHost } from './upload-host.ts';
import { createUploadStore } from './upload-store.ts';

/** The images on their way in this tab; what their tray is, whoever sends the first ones says. */
export function startImageUploads(host: UploadHost, Tray: ComponentType): ImageUploads {
  return host.start('images', (services) => {
    const { queryClient } = services;
    const store = createUploadStore({
      ...sendingServices(services),
      onInspectionChanged: (id) => {
        void queryClient.invalidateQueries({ queryKey: projectKeys.one(id) });
        void refreshProjects(queryClient);
      },
    });
    return { ...store, Tray };
  });
}
