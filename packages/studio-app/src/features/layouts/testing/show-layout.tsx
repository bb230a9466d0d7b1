import { calls } from '@inspection-studio/domain/calls';
import type { LayerTemplate, LayoutMapNode } from '@inspection-studio/domain/layouts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { withEntityTag } from '../../../api/entity-tag.ts';
import { StudioError } from '../../../api/index.ts';
import { type Replies, renderScreen } from '../../inspections/testing/render-screen.tsx';
import { LayoutProfile } from '../LayoutProfile.tsx';

const modified = '2025-01-02T12:00:00.000Z';
const layer = (id: string, name: string, ...sections: string[]): LayerTemplate => ({
  id,
  name,
  modified,
  isSegmented: false,
  layoutId: 'deck-1',
  sections: sections.map((section) => ({ id: section.toLowerCase(), name: section })),
});
const layers = [
  layer('part', 'Part', 'Deck', 'Pier', 'Abutment'),
  layer('face', 'Face', 'North', 'South'),
  layer('side', 'Side', 'Left'),
];

const HANNA = { by: { id: 'hanna', name: 'Hanna Lindqvist' }, at: '2026-11-21T11:58:00.000Z' };

export const leaf = (sectionId: string): LayoutMapNode => ({ sectionId, nodes: [] });

/** Deck has two locations below it. Pier has none, and Abutment is not mapped. */
export const MAP: LayoutMapNode[] = [{ sectionId: 'deck', nodes: [leaf('north'), leaf('south')] }, leaf('pier')];

/**
 * Shows the layout 'Viaduct' with this map.
 *
 * @param save replies to each map that is saved
 * @param theirs a map that someone else saves before
 */
export async function showLayout(
  map: LayoutMapNode[] | null = MAP,
  save: (map: unknown) => unknown = () => undefined,
  theirs?: LayoutMapNode[],
) {
  let layout = withEntityTag({ id: 'deck-1', name: 'Viaduct', modified, map }, '"1"');
  const replies = new Map<object, unknown>([
    [calls.getLayout, () => layout],
    [calls.listLayers, layers],
    [calls.getLayer, layers[0]],
    [
      calls.mapLayout,
      async ({ payload, ifMatch }: { payload: LayoutMapNode[] | null; ifMatch?: string }) => {
        if (theirs && ifMatch === '"1"') {
          layout = withEntityTag({ ...layout, map: theirs }, '"2"');
          throw StudioError.fromAnswer(412, { body: { changed: HANNA } });
        }
        await save(payload);
        return (layout = withEntityTag({ ...layout, map: payload }, '"3"'));
      },
    ],
  ]) as Replies;
  const { asked } = renderScreen(<LayoutProfile layoutId="deck-1" isCovered={false} />, replies, '/?filter=Via');
  await screen.findByRole('list', { name: 'Layers' });
  const payloads = (call: (typeof asked)[number]['call']) =>
    asked.filter((each) => each.call === call).map(({ payload }) => payload);
  return { asked, saved: () => payloads(calls.mapLayout), orders: () => payloads(calls.reorderLayers) };
}

export const button = (name: string) => screen.getByRole('button', { name });
export const press = (name: string) => userEvent.click(button(name));
