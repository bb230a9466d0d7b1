import { useQuery } from '@tanstack/react-query';
import { useUser } from '../session/index.ts';
import type { KeptUpload } from './kept-upload.ts';
import { keptUploadsQuery } from './kept-uploads.ts';

/** Returns the unfinished uploads that this browser keeps of the person; `undefined` until they are read. */
export function useKeptUploads(): readonly KeptUpload[] | undefined {
  const { id } = useUser();
  return useQuery(keptUploadsQuery).data?.filter(({ userId }) => userId === id);
}
