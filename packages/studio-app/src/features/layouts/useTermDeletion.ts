import type { LayerForm } from '@inspection-studio/domain/layouts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { StudioError, useSend, wait } from '../../api/index.ts';
import { layerQuery, layoutQuery } from '../../data/index.ts';
import { deletedTerms, deletionText } from './delete-terms.ts';

/** The question before a save that deletes mapped terms. */
export interface TermDeletion {
  /** Whether the terms may be saved. Asks if locations of the map would be lost. @throws StudioError if the map cannot be read */
  confirm: (values: LayerForm) => Promise<boolean>;
  /** Whether the form waits for an answer, not for the server. */
  isAsking: boolean;
  /** Whether the question is shown. */
  isOpen: boolean;
  /** What the question says. */
  text: string;
  answer: (isConfirmed: boolean) => void;
}

export function useTermDeletion(layerId: string): TermDeletion {
  const send = useSend();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const resolve = useRef<(isConfirmed: boolean) => void>(null);

  const ask = async (question: string): Promise<boolean> => {
    // First the pressed button comes back and takes focus, so that the dialog returns focus to it.
    flushSync(() => setAsking(true));
    await wait(0);
    setText(question);
    setOpen(true);
    return new Promise((answer) => (resolve.current = answer));
  };
  return {
    isAsking,
    isOpen,
    text,
    confirm: async (values) => {
      setAsking(false);
      if (values.type !== 'term') return true;
      // After a merge, the latest layer is in the cache.
      const layer = await client.fetchQuery({ ...layerQuery(send, layerId), staleTime: Infinity });
      const deleted = deletedTerms(layer, values.terms);
      if (deleted.length === 0) return true;
      const layout = await client
        .fetchQuery({ ...layoutQuery(send, layer.layoutId), staleTime: 0 })
        .catch((cause: unknown) => {
          throw new StudioError('The location mapping cannot be read, so the terms are not saved. Try again.', {
            cause,
          });
        });
      const question = deletionText(layout, layer, deleted);
      return question === undefined || ask(question);
    },
    answer: (isConfirmed) => {
      setOpen(false);
      if (isConfirmed) setAsking(false);
      resolve.current?.(isConfirmed);
    },
  };
}
