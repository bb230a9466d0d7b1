import { imageChanges } from '@inspection-studio/domain/calls';
import type { Send } from '../api/index.ts';
import type { PutFile } from './file-transport.ts';
import type { UploadLinks } from './upload-links.ts';
import type { UploadSource } from './upload-source.ts';
import { kindOf, type StepProgress } from './with-retries.ts';

/** Runs a step until it succeeds or another try cannot help. */
export type Retrying = <T>(
  step: (progress: StepProgress) => Promise<T>,
  options?: { signal: AbortSignal; dropUrl?: () => void },
) => Promise<T>;

interface FileSenderOptions {
  send: Send;
  putFile: PutFile;
  links: UploadLinks;
  retrying: Retrying;
}

interface FileReport {
  signal: AbortSignal;
  onProgress: (bytes: number) => void;
  /** Called when its bytes are stored, before they are confirmed. */
  onStored: () => void;
}

/**
 * Returns a function that stores the bytes of a registered file and confirms it. What is known about its bytes is noted in its
 * source, so that nothing that is stored is sent again. It rejects with the error of the last try, or the signal's reason.
 */
export function createFileSender({ send, putFile, links, retrying }: FileSenderOptions) {
  const confirm = (id: string, { type }: UploadSource, signal: AbortSignal) =>
    retrying(() => send(imageChanges.confirmImageUploaded, { params: { id }, payload: { type }, signal }), { signal });

  /** Confirms a file whose bytes may have arrived. If they have not, the server refuses and changes nothing. */
  async function isAccepted(id: string, source: UploadSource, signal: AbortSignal): Promise<boolean> {
    try {
      await confirm(id, source, signal);
      return true;
    } catch (error) {
      if (kindOf(error) !== 'final') throw error;
      return false;
    }
  }

  async function store(source: UploadSource, { signal, onProgress }: FileReport): Promise<void> {
    const { file, contentType } = source;
    const put = async ({ advanced, reached }: StepProgress) => {
      const url = await links.get(source);
      signal.throwIfAborted();
      const { isRepeated = false } = source;
      source.isRepeated = true;
      source.mayBeStored = true;
      const report = (bytes: number) => {
        reached(bytes);
        onProgress(bytes);
      };
      await putFile({ url, file, contentType, isRepeated, signal, onProgress: report, onPartStored: advanced });
    };
    await retrying(put, { signal, dropUrl: () => links.drop(source.storageKey) });
    source.isStored = true;
  }

  return async (id: string, source: UploadSource, report: FileReport): Promise<void> => {
    const { signal, onStored } = report;
    const isConfirmed = !source.isStored && source.mayBeStored && (await isAccepted(id, source, signal));
    try {
      if (!source.isStored && !isConfirmed) await store(source, report);
      links.drop(source.storageKey);
      signal.throwIfAborted();
      onStored();
      if (!isConfirmed) await confirm(id, source, signal);
    } catch (error) {
      // The storage refuses the file, or the server does not have its bytes.
      if (!signal.aborted && kindOf(error) === 'final') source.isStored = source.mayBeStored = false;
      throw error;
    }
  };
}
