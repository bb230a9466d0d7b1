import { ConfirmDialog, Stack, VisuallyHidden } from '@inspection-studio/design-system';
import {
  countBelowSelected,
  type LayerTemplate,
  type LayoutMapNode,
  type LayoutTemplate,
  mappableLayers,
  mappedSectionIds,
  sectionStates,
  selectableSectionIds,
} from '@inspection-studio/domain/layouts';
import { counted } from '@inspection-studio/domain/units';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useSend } from '../../api/index.ts';
import { deleteLayer, layerQuery, readTag, reorderLayers } from '../../data/index.ts';
import { DeleteDialog } from '../../widgets/library/index.ts';
import { LayerRow } from './LayerRow.tsx';
import { removalOf } from './mapping-texts.ts';
import { movedLayers, moveText } from './move-layer.ts';
import type { LayoutMappingControl } from './useLayoutMapping.ts';
import type { ReadingControl } from './useReading.ts';
import * as styles from './LayerRow.css.ts';

export interface LayerRowsProps {
  layout: LayoutTemplate;
  layers: readonly LayerTemplate[];
  /** The saved map, without what the layers no longer have. */
  map: LayoutMapNode[];
  control: LayoutMappingControl;
  reading: ReadingControl;
}

/** A change to confirm. */
interface Question {
  kind: 'move' | 'delete';
  layer: LayerTemplate;
  order: LayerTemplate[];
  text: string;
}

const disabled = () => 'disabled' as const;

/** The layers of a layout, in order, each with its sections. */
export function LayerRows({ layout, layers, map, control, reading }: LayerRowsProps) {
  const send = useSend();
  const client = useQueryClient();
  const mappedId = useId();
  const { mutate: reorder } = useMutation({ ...reorderLayers(send, client, layout.id), meta: { toastsError: true } });
  const [status, setStatus] = useState('');
  // Remains set while the dialog closes.
  const [question, setQuestion] = useState<Question>();
  const [asked, setAsked] = useState<Question['kind']>();
  const { mapping, isSaving } = control;
  const mappable = mappableLayers(layers);
  const view = mapping ?? { map, selection: [] };
  const removalsOf = (layer: LayerTemplate, depth: number) => {
    const counts = mapping && !isSaving && depth >= 0 ? countBelowSelected(mapping, depth) : undefined;
    return (id: string) => {
      const below = counts?.get(id);
      return below === undefined ? undefined : removalOf(layer, id, below);
    };
  };
  const isReached = (layer: LayerTemplate) => selectableSectionIds(mapping, mappable.indexOf(layer)).length > 0;
  const lastReached = layers.findLastIndex(isReached);

  const ask = (next: Question) => {
    setQuestion(next);
    setAsked(next.kind);
  };
  const move = (layer: LayerTemplate, order: LayerTemplate[]) => {
    reorder(order);
    setStatus(`${layer.name} is layer ${order.indexOf(layer) + 1} of ${order.length}.`);
  };
  const askToMove = (layer: LayerTemplate, step: -1 | 1) => {
    const order = movedLayers(layers, layers.indexOf(layer), step);
    const text = moveText(layout.map, order, control.isDirty);
    if (text) ask({ kind: 'move', layer, order, text });
    else move(layer, order);
  };
  return (
    <>
      <Stack as="ol" className={mapping ? styles.editedFrame : undefined} frame="sheet" gap={0} aria-label="Layers">
        {layers.map((layer, index) => {
          const depth = mappable.indexOf(layer);
          return (
            <LayerRow
              key={layer.id}
              layer={layer}
              index={index}
              count={layers.length}
              isEditing={mapping !== null}
              isReached={isReached(layer)}
              line={index < lastReached ? 'through' : index === lastReached ? 'end' : 'none'}
              onMove={(step) => askToMove(layer, step)}
              onDelete={() => ask({ kind: 'delete', layer, order: [], text: '' })}
              sections={{
                depth,
                stateOf: isSaving ? disabled : sectionStates(mapping, depth),
                mappedIds: depth < 0 ? new Set() : mappedSectionIds(view, depth),
                hasRangeStart: mapping?.rangeStart?.depth === depth,
                mappedId,
                lookOf: reading.lookOf(depth),
                removalOf: removalsOf(layer, depth),
                onSection: reading.press,
              }}
            />
          );
        })}
      </Stack>
      <span id={mappedId} hidden>
        Mapped
      </span>
      <VisuallyHidden role="status">{status}</VisuallyHidden>
      {question && (
        <>
          <ConfirmDialog
            open={asked === 'move'}
            onOpenChange={() => setAsked(undefined)}
            title="Move layer"
            confirmLabel="Move"
            destructive
            onConfirm={() => {
              setAsked(undefined);
              move(question.layer, question.order);
            }}
          >
            {question.text}
          </ConfirmDialog>
          <DeleteDialog
            item={question.layer}
            deletion={{
              noun: 'location layer',
              remove: (id) => deleteLayer(send, client, id),
              readTag: (id) => readTag(client, layerQuery(send, id)),
              goesWith: `its ${counted(question.layer.sections.length, 'section')}, in the location mapping too${control.isDirty ? ', and location mapping ends without being saved' : ''}`,
            }}
            open={asked === 'delete'}
            onOpenChange={() => setAsked(undefined)}
          />
        </>
      )}
    </>
  );
}
