import type { LayerTemplate, LayoutMapNode, SectionEvent } from '@inspection-studio/domain/layouts';
import { useState } from 'react';
import { choose, type Reading, readingText, relatedIds, validReading } from './read-map.ts';
import type { LayoutMappingControl } from './useLayoutMapping.ts';

/** How a mapped section looks while reading a map. */
export type SectionReading = 'chosen' | 'related' | 'dimmed';

/** Reading a map: which sections belong together. */
export interface ReadingControl {
  /** The chosen sections and what is right below them; empty if none is chosen. */
  text: string;
  /** For a live region. */
  announcement: string;
  /** Look of a section; `undefined` in edit mode and for one that is not mapped. */
  lookOf: (depth: number) => (sectionId: string) => SectionReading | undefined;
  /** Chooses a mapped section; in edit mode, and on any other section, does what a click does there. */
  press: (event: SectionEvent) => void;
  reset: () => void;
}

const NONE: Reading = [];

/**
 * Chooses sections of the saved map outside the edit mode.
 *
 * @param map what is saved, without what the layers no longer have
 * @param layers those of the map, outermost first
 */
export function useReading(
  map: readonly LayoutMapNode[],
  layers: readonly LayerTemplate[],
  control: LayoutMappingControl,
): ReadingControl {
  const [chosen, setChosen] = useState(NONE);
  const [said, setSaid] = useState('');
  const isEditing = control.mapping !== null;
  const reading = isEditing ? NONE : validReading(map, chosen);

  return {
    text: readingText(map, reading, layers),
    announcement: isEditing ? '' : said,
    lookOf: (depth) => {
      if (isEditing || depth < 0) return () => undefined;
      const mapped = relatedIds(map, NONE, depth);
      const related = relatedIds(map, reading, depth);
      return (id) => {
        if (!mapped.has(id)) return undefined;
        return reading[depth] === id ? 'chosen' : related.has(id) ? 'related' : 'dimmed';
      };
    },
    press: (event) => {
      const isChoice = !isEditing && event.type === 'sectionSelected' && event.depth >= 0;
      const next = isChoice ? choose(map, reading, event.depth, event.sectionId) : reading;
      if (next === reading) {
        setSaid('');
        control.select(event);
      } else {
        setChosen(next);
        setSaid(readingText(map, next, layers) || 'No section is chosen.');
      }
    },
    reset: () => {
      setChosen(NONE);
      setSaid('');
    },
  };
}
