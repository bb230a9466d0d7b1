import type { ToastMessage } from '@inspection-studio/design-system';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Send } from '../api/index.ts';
import type { Session } from '../session/index.ts';
import type { DocumentUpload } from './document-upload.ts';
import type { UnfinishedWork } from './leave-warning.ts';
import type { UploadStore } from './upload-store.ts';

/** What uploads need of the studio around them; all of it is there anyway. */
export interface UploadHostServices {
  send: Send;
  session: Pick<Session, 'getState' | 'subscribe' | 'renewToken'>;
  queryClient: QueryClient;
  show: (message: ToastMessage) => void;
}

/** The images of inspections, with the tray that shows them on every page. */
export interface ImageUploads extends UploadStore {
  Tray: ComponentType;
}

/** Everything of this tab that sends files. */
export interface Uploads {
  images: ImageUploads;
  document: DocumentUpload;
}

/** Those that a screen has started. */
export type RunningUploads = Readonly<Partial<Uploads>>;

/**
 * Keeps the uploads of this tab: it is made beside the providers and outlives
 * every page, but knows nothing of how files are sent. The screens that send
 * them bring that along, so that no other page weighs it.
 */
export interface UploadHost extends UnfinishedWork {
  /** What was started so far: the same object until something else is. */
  getRunning: () => RunningUploads;
  /** Called when something starts, and whenever what runs has changed. */
  subscribe: UnfinishedWork['subscribe'];
  /** Gives the upload of this name, made now unless it runs already; from then on it runs until the tab is left. */
  start: <Name extends keyof Uploads>(
    name: Name,
    create: (services: UploadHostServices) => Uploads[Name],
  ) => Uploads[Name];
}

/** @param services what the uploads are made with once they are started */
export function createUploadHost(services: UploadHostServices): UploadHost {
  let running: RunningUploads = {};
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  return {
    getRunning: () => running,
    isUnfinished: () => Object.values(running).some((upload: UnfinishedWork) => upload.isUnfinished()),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start(name, create) {
      const known = running[name];
      if (known) return known;
      const upload = create(services);
      running = { ...running, [name]: upload };
      upload.subscribe(tell);
      tell();
      return upload;
    },
  };
}
