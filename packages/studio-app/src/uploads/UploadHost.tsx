import type { ToastMessage } from '@inspection-studio/design-system';
import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { Send } from '../api/index.ts';
import type { Session } from '../session/index.ts';
import type { DocumentUpload } from './document-upload.ts';
import type { UnfinishedWork } from './leave-warning.ts';
import type { OfferedUploads } from './offered-uploads.ts';
import type { UploadStore } from './upload-store.ts';
import type { UploadsElsewhere } from './uploads-elsewhere.ts';

/** What uploads need from the rest of the app. */
export interface UploadHostServices {
  send: Send;
  session: Pick<Session, 'getState' | 'subscribe' | 'renewToken'>;
  queryClient: QueryClient;
  show: (message: ToastMessage) => void;
  /** Larger files are sent in blocks. */
  blocksFromBytes: number;
  /** Longest time without a byte while a file is sent, in milliseconds. @default that of `STALL_LIMITS_MS` */
  stallMs?: number | undefined;
}

/** The images of inspections, with the tray that shows them on every page. */
export interface ImageUploads extends UploadStore {
  Tray: ComponentType;
}

/** The images that other tabs send, with the same tray. */
export interface ShownElsewhere extends UploadsElsewhere {
  Tray: ComponentType;
}

/** The interrupted uploads of this browser, with the same tray. */
export interface ShownInterrupted extends OfferedUploads {
  Tray: ComponentType;
}

/** Every kind of upload a tab can have, those of the other tabs, and those that were interrupted. */
export interface Uploads {
  images: ImageUploads;
  elsewhere: ShownElsewhere;
  interrupted: ShownInterrupted;
  document: DocumentUpload;
}

/** The uploads that a screen has started. */
export type RunningUploads = Readonly<Partial<Uploads>>;

/**
 * The uploads of this tab. The host lives beside the providers, so uploads
 * outlive the page that started them. It contains no upload code: the screens
 * that send files bring it, so other pages don't load it.
 */
export interface UploadHost extends UnfinishedWork {
  /** The uploads started so far. The same object until another one starts. */
  getRunning: () => RunningUploads;
  /** Called when an upload starts or changes. */
  subscribe: UnfinishedWork['subscribe'];
  /** Returns the upload of this name, created on the first call. It runs until the tab is closed. */
  start: <Name extends keyof Uploads>(
    name: Name,
    create: (services: UploadHostServices) => Uploads[Name],
  ) => Uploads[Name];
}

/** @param services passed to every upload when it is created */
export function createUploadHost(services: UploadHostServices): UploadHost {
  let running: RunningUploads = {};
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());
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
      upload.subscribe(notify);
      notify();
      return upload;
    },
  };
}

const UploadHostContext = createContext<UploadHost | null>(null);

/** Provides the uploads of this tab to the component tree. */
export function UploadHostProvider({ host, children }: { host: UploadHost; children: ReactNode }) {
  return <UploadHostContext value={host}>{children}</UploadHostContext>;
}

/** @throws Error outside {@link UploadHostProvider} */
export function useUploadHost(): UploadHost {
  const host = use(UploadHostContext);
  if (!host) throw new Error('UploadHostProvider is missing.');
  return host;
}

/** The uploads that are running. Renders again when one starts, not on progress. */
export function useRunningUploads(): RunningUploads {
  const { subscribe, getRunning } = useUploadHost();
  return useSyncExternalStore(subscribe, getRunning);
}

/** Whether signing out would lose an upload: images or a document. */
export function useHasUnfinishedUploads(): boolean {
  const { subscribe, isUnfinished } = useUploadHost();
  return useSyncExternalStore(subscribe, isUnfinished);
}
