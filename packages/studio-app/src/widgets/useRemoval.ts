import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { StudioError } from '../api/index.ts';
import { conflictText, type SeenTag } from '../data/index.ts';
import { withNames } from '../with-names.tsx';
import { useFailureText, useUser } from '../session/index.ts';

/** A record that can be deleted. */
export interface RemovableRecord {
  /** What the record is called in 'Hanna Lindqvist changed this asset.' */
  noun: string;
  /** Reads the entity tag of the record. */
  readTag: () => SeenTag;
  /** Deletes the record, if it still has the given tag. */
  mutation: UseMutationOptions<undefined, Error, SeenTag>;
}

const isConflict = (error: unknown): error is StudioError => error instanceof StudioError && error.status === 412;

/**
 * Deletes a record after a question. If someone else changed the record since the question was asked, it is not
 * deleted: `failure` then says who changed it and asks again, and the next `remove` deletes the record as it is by then.
 *
 * @param isAsking whether the question is shown
 */
export function useRemoval({ noun, readTag, mutation }: RemovableRecord, isAsking: boolean) {
  const { id: readerId } = useUser();
  const removal = useMutation(mutation);
  const failure = useFailureText(removal.error);
  const seenTag = useRef<SeenTag>(undefined);
  const { error, isPending, reset, submittedAt } = removal;
  const isChanged = isConflict(error);

  const begin = useEffectEvent(() => {
    seenTag.current = readTag();
  });
  useEffect(() => {
    if (isAsking) begin();
  }, [isAsking]);

  const remove = async (): Promise<void> => {
    const seen = seenTag.current;
    try {
      await removal.mutateAsync(seen);
    } catch (refusal) {
      // Reading the record again also shows it as it is now. The server refuses its own tag if a proxy changed it.
      if (isConflict(refusal))
        seenTag.current = readTag()?.then(async (tag) => (tag === (await seen) ? undefined : tag));
      throw refusal;
    }
  };
  return {
    remove,
    reset,
    isPending,
    isChanged,
    failure: isChanged
      ? withNames(
          `${conflictText(error.changed, noun, readerId, new Date(submittedAt))} Delete anyway?`,
          error.changed ? [error.changed.by.name] : [],
        )
      : failure,
  };
}
