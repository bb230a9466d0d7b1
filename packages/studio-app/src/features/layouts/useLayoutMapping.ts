import { useToast } from '@inspection-studio/design-system';
import {
  hasMapChanges,
  type LayerTemplate,
  type LayoutMapping,
  type LayoutTemplate,
  mappableLayers,
  type MappingEvent,
  mappingTransition,
  type SectionEvent,
} from '@inspection-studio/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useReducer } from 'react';
import { useSend } from '../../api/index.ts';
import { mapLayout } from '../../data/index.ts';
import { useFailureText } from '../../session/index.ts';
import { stepText } from './mapping-texts.ts';

/** State and actions of the edit mode of a layout's map. */
export interface LayoutMappingControl {
  /** `null` outside the edit mode. */
  mapping: LayoutMapping;
  /** The last change, for a live region. */
  announcement: string;
  /** Whether leaving the edit mode would lose changes. */
  isDirty: boolean;
  isSaving: boolean;
  begin: () => void;
  select: (event: SectionEvent) => void;
  /** Saves the map, then leaves the edit mode. Changes nothing if saving fails. */
  complete: () => void;
  /** Removes the map. Resolves to whether it worked. */
  clear: () => Promise<boolean>;
  /** Why the map could not be removed. */
  clearError: string | null;
}

interface State {
  mapping: LayoutMapping;
  announcement: string;
  /** The layers at the start of the edit mode. A change ends it. */
  layers: readonly LayerTemplate[];
}

function reduce(
  { mapping, layers }: State,
  { event, ...given }: { event: MappingEvent; layers: readonly LayerTemplate[] },
): State {
  const [next] = mappingTransition(mapping, event);
  return {
    mapping: next,
    announcement: stepText(mapping, next, event, mappableLayers(given.layers)),
    layers: event.type === 'begun' ? given.layers : layers,
  };
}

/**
 * Runs the edit mode of a layout's map. A change of the layers or a dialog over
 * the layout ends it.
 *
 * @param isCovered whether the dialog of a layer is open
 * @see MAPG-001..010, N75
 */
export function useLayoutMapping(
  layout: LayoutTemplate,
  layers: readonly LayerTemplate[],
  isCovered: boolean,
): LayoutMappingControl {
  const { show: showToast } = useToast();
  const options = mapLayout(useSend(), useQueryClient(), layout.id);
  const save = useMutation({ ...options, meta: { toastsError: true } });
  const remove = useMutation(options);
  const [state, step] = useReducer(reduce, { mapping: null, announcement: '', layers });
  const mapping = state.layers === layers ? state.mapping : null;
  const dispatch = (event: MappingEvent) => step({ event, layers });
  const isOver = state.mapping !== null && (mapping === null || isCovered);
  useEffect(() => {
    if (isOver) step({ event: { type: 'reordered' }, layers });
  }, [isOver, layers]);

  /** Saves the effects of an event, then applies it. Stays in the edit mode if saving fails. */
  const run = async (event: MappingEvent, { mutateAsync }: typeof save, title: string): Promise<boolean> => {
    const [, effects] = mappingTransition(mapping, event);
    try {
      for (const { map } of effects) await mutateAsync(map);
    } catch {
      return false;
    }
    dispatch(event);
    showToast({ kind: 'completed', title, description: layout.name });
    return true;
  };
  const isSaving = save.isPending || remove.isPending;
  return {
    mapping,
    announcement: state.announcement,
    isDirty: useMemo(() => hasMapChanges(mapping), [mapping]),
    isSaving,
    begin: () => dispatch({ type: 'begun', map: layout.map, layers }),
    select: (event) => {
      if (!isSaving) dispatch(event);
    },
    complete: () => void run({ type: 'completed' }, save, 'Location mapping saved'),
    clear: () => run({ type: 'cleared' }, remove, 'Location mapping removed'),
    clearError: useFailureText(remove.error),
  };
}
