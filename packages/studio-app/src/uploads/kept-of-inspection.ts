import { keptUploads } from './kept-uploads.ts';
import { useKeptUploads } from './useKeptUploads.ts';

/** Returns the files that were on their way when uploads of this browser to an inspection were interrupted, by id. */
export async function filesInFlight(inspectionId: string): Promise<Set<string>> {
  const kept = await keptUploads.read();
  return new Set(kept.flatMap((upload) => (upload.inspectionId === inspectionId ? upload.inFlight : [])));
}

/** Whether an interrupted upload of this browser was to be sent for processing afterwards. */
export const useIsSentForProcessing = (inspectionId: string): boolean =>
  useKeptUploads()?.some((kept) => kept.inspectionId === inspectionId && kept.process) ?? false;
