import {
  type LayerTemplate,
  type LayoutMapEdit,
  type LayoutMapping,
  mappableLayers,
  type MappingEvent,
  mappingTransition,
} from '@inspection-studio/domain/layouts';
import { countLocations, stepText } from './mapping-texts.ts';

/** The edit mode of a map with what its steps can be taken back to. */
export interface EditHistory {
  mapping: LayoutMapping;
  /** The states before each step, the oldest first. */
  past: readonly LayoutMapEdit[];
  announcement: string;
  /** Whether the last step removed locations. */
  hasRemoved: boolean;
  /** The layers at the start of the edit mode. Another order or other sections end it. */
  layers: readonly LayerTemplate[];
}

const shapeOf = (layers: readonly LayerTemplate[]) =>
  JSON.stringify(
    layers.map(({ id, isSegmented, sections }) => [id, isSegmented, sections.map((section) => section.id)]),
  );

/** Whether a map of one list of layers fits the other: the same sections in the same order. Names and dates may differ. */
export const hasSameSections = (some: readonly LayerTemplate[], others: readonly LayerTemplate[]): boolean =>
  some === others || shapeOf(some) === shapeOf(others);

/** Undo has as many steps. */
const PAST_MAX = 50;

export const newHistory = (layers: readonly LayerTemplate[]): EditHistory => ({
  mapping: null,
  past: [],
  announcement: '',
  hasRemoved: false,
  layers,
});

/** A user action, or taking back the last one. Clicks can be taken back; what is saved cannot. */
export function editStep(
  { mapping, past, layers }: EditHistory,
  { event, ...given }: { event: MappingEvent | { type: 'undone' }; layers: readonly LayerTemplate[] },
): EditHistory {
  const next = event.type === 'undone' ? (past.at(-1) ?? mapping) : mappingTransition(mapping, event)[0];
  const isClick = event.type === 'sectionSelected' || event.type === 'rangeSelected';
  const isStep = isClick && mapping !== null && next !== mapping;
  return {
    mapping: next,
    past:
      event.type === 'undone' ? past.slice(0, -1) : isStep ? [...past, mapping].slice(-PAST_MAX) : isClick ? past : [],
    announcement: stepText(mapping, next, event, mappableLayers(given.layers)),
    hasRemoved: isStep && countLocations(next?.map ?? []) < countLocations(mapping.map),
    layers: event.type === 'begun' ? given.layers : layers,
  };
}
