import { useToast } from '@inspection-studio/design-system';
import {
  countMapChanges,
  hasMapChanges,
  type LayerTemplate,
  type LayoutMapping,
  type LayoutTemplate,
  type MappingEvent,
  mappingTransition,
  type SectionEvent,
} from '@inspection-studio/domain/layouts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useReducer, useRef } from 'react';
import { useSend } from '../../api/index.ts';
import { mapLayout } from '../../data/index.ts';
import { mergedToast } from '../../forms/index.ts';
import { useFailureText } from '../../session/index.ts';
import { editStep, hasSameSections, newHistory } from './edit-history.ts';

/** State and actions of the edit mode of a layout's map. */
export interface LayoutMappingControl {
  /** `null` outside the edit mode. */
  mapping: LayoutMapping;
  /** The last change, for a live region. */
  announcement: string;
  /** Whether the last step removed locations, which `announcement` says. */
  hasRemoved: boolean;
  /** Whether leaving the edit mode would lose changes. */
  isDirty: boolean;
  /** Number of locations that saving adds or removes. */
  changes: number;
  isSaving: boolean;
  begin: () => void;
  select: (event: SectionEvent) => void;
  /** Takes back the last step; absent without one. */
  undo: (() => void) | undefined;
  /** Leaves the edit mode without saving. */
  cancel: () => void;
  /** Saves the map, then leaves the edit mode. Changes nothing if saving fails. */
  complete: () => void;
  /** Removes the map. Resolves to whether it worked. */
  clear: () => Promise<boolean>;
  /** Why the map could not be removed. */
  clearError: string | null;
}

/**
 * Runs the edit mode of a layout's map. A change of the layers or a dialog over
 * the layout ends it.
 *
 * @param isCovered whether the dialog of a layer is open
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
  /** The layout when the edit mode began, or as saved in it. Removing the map is about the layout that is shown. */
  const started = useRef(layout);
  const [state, step] = useReducer(editStep, layers, newHistory);
  const mapping = state.mapping !== null && hasSameSections(state.layers, layers) ? state.mapping : null;
  const dispatch = (event: MappingEvent | { type: 'undone' }) => step({ event, layers });
  const isOver = state.mapping !== null && (mapping === null || isCovered);
  useEffect(() => {
    if (isOver) step({ event: { type: 'reordered' }, layers });
  }, [isOver, layers]);

  /** Saves the effects of an event, then applies it. Stays in the edit mode if saving fails. */
  const run = async (event: MappingEvent, { mutateAsync }: typeof save, title: string): Promise<boolean> => {
    const [, effects] = mappingTransition(mapping, event);
    try {
      for (const { map } of effects) {
        const isRemoval = event.type === 'cleared';
        const saved = await mutateAsync({ map, base: isRemoval ? layout : started.current, isRemoval });
        const { mergedWith } = saved;
        started.current = saved.layout;
        if (mergedWith !== undefined) showToast(mergedToast(mergedWith, ['this mapping']));
      }
    } catch {
      return false;
    }
    dispatch(event);
    showToast({ kind: 'completed', title, name: layout.name });
    return true;
  };
  const isSaving = save.isPending || remove.isPending;
  return {
    mapping,
    announcement: state.announcement,
    hasRemoved: mapping !== null && state.hasRemoved,
    isDirty: useMemo(() => hasMapChanges(mapping), [mapping]),
    changes: useMemo(() => countMapChanges(mapping), [mapping]),
    isSaving,
    begin: () => {
      started.current = layout;
      dispatch({ type: 'begun', map: layout.map, layers });
    },
    select: (event) => {
      if (!isSaving) dispatch(event);
    },
    undo: state.past.length > 0 && !isSaving ? () => dispatch({ type: 'undone' }) : undefined,
    cancel: () => dispatch({ type: 'cancelled' }),
    complete: () => void run({ type: 'completed' }, save, 'Location mapping saved'),
    clear: () => run({ type: 'cleared' }, remove, 'Location mapping removed'),
    clearError: useFailureText(remove.error),
  };
}
