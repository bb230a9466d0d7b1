import { useIsMutating, useMutation } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useNavigate } from 'react-router';
import { useSend } from '../../api/index.ts';
import { paths } from '../../paths.ts';
import { continueKept, type InterruptedUpload, type KeptHandles, useImageUploads } from '../../uploads/index.ts';

/** State of the navigation to an inspection that opens the dialog that continues its upload. */
export const CONTINUES = { continuesUpload: true };

const MUTATION_KEY = ['continue-uploads'] as const;

interface Continued {
  uploads: readonly InterruptedUpload[];
  /** How their files are read again, by id. */
  handles: KeptHandles;
}

/**
 * Continues interrupted uploads without choosing their files again. If files of one are missing, or a request fails, it opens
 * the dialog of that inspection, which says what is missing.
 *
 * @param Tray shows them
 * @param onStarted called when all of them are in the tray
 */
export function useContinueUploads(Tray: ComponentType, onStarted?: () => void) {
  const send = useSend();
  const images = useImageUploads(Tray);
  const navigate = useNavigate();
  const openDialog = (id: string) => void navigate(paths.inspection(id), { state: CONTINUES });
  const { mutate } = useMutation({
    mutationKey: MUTATION_KEY,
    mutationFn: async ({ uploads, handles }: Continued) => {
      const left: string[] = [];
      for (const { inspection, sendForProcessing } of uploads) {
        const { found, missing } = await continueKept(send, images, { inspection, handles, sendForProcessing });
        if (found.size < missing.length) left.push(inspection.id);
      }
      return left;
    },
    onSuccess: ([left]) => (left === undefined ? onStarted?.() : openDialog(left)),
    onError: (_error, { uploads: [failed] }) => failed && openDialog(failed.inspection.id),
  });
  return {
    /** Call it during a click: the browser may ask for permission to read the files. */
    continueUploads: mutate,
    /** The banner or a row is continuing uploads. */
    isPending: useIsMutating({ mutationKey: MUTATION_KEY }) > 0,
  };
}
