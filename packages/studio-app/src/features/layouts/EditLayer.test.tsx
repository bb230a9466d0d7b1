import { calls } from '@inspection-studio/domain/calls';
import type { LayerTemplate, LayoutTemplate } from '@inspection-studio/domain/layouts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withEntityTag } from '../../api/entity-tag.ts';
import { StudioError } from '../../api/index.ts';
import { renderScreen } from '../inspections/testing/render-screen.tsx';
import { EditLayer } from './EditLayer.tsx';

const layer = (...names: string[]): LayerTemplate => ({
  id: 'part',
  name: 'Part',
  modified: '2025-01-02T12:00:00.000Z',
  isSegmented: false,
  layoutId: 'deck-1',
  sections: names.map((name) => ({ id: name.toLowerCase(), name })),
});
const leaf = (sectionId: string) => ({ sectionId, nodes: [] });
/** Pier has two locations, Bearing is not mapped. */
const deck: LayoutTemplate = {
  id: 'deck-1',
  name: 'Viaduct deck',
  modified: '2025-01-02T12:00:00.000Z',
  map: [
    { sectionId: 'span-1', nodes: [leaf('girder'), leaf('pier')] },
    { sectionId: 'span-2', nodes: [leaf('pier')] },
  ],
};
const refused = () =>
  StudioError.fromAnswer(412, {
    body: { changed: { by: { id: 'hanna', name: 'Hanna Lindqvist' }, at: new Date().toISOString() } },
  });

// Failed calls are logged.
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

/** The form of a layer. @param later the layer after someone else changed it, which refuses the first save */
async function show({ layout = deck as unknown, later }: { layout?: unknown; later?: LayerTemplate } = {}) {
  let latest = withEntityTag(layer('Girder', 'Pier', 'Bearing'), '"1"');
  const sent: { terms: object[]; ifMatch: string | undefined }[] = [];
  const onDone = vi.fn<() => void>();
  const update = ({ payload, ifMatch }: { payload: { sections: object[] }; ifMatch?: string }) => {
    sent.push({ terms: payload.sections, ifMatch });
    if (!later || sent.length > 1) return layer('Saved');
    latest = withEntityTag(later, '"2"');
    throw refused();
  };
  const replies = new Map<object, unknown>([
    [calls.getLayer, () => latest],
    [calls.getLayout, layout],
    [calls.updateLayer, update],
  ]);
  const { asked } = renderScreen(<EditLayer layerId="part" onDone={onDone} />, replies as never);
  await screen.findByRole('textbox', { name: 'Term 1' });
  const readLayouts = () => asked.filter(({ call }) => (call as unknown) === calls.getLayout).length;
  return { sent, onDone, readLayouts };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const terms = () =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Term \d/, hidden: true }).map(({ value }) => value);
const question = () => screen.findByRole('alertdialog', { name: 'Delete mapped terms?' });

describe('A save that removes mapped locations asks first', () => {
  it('and names the term, how many locations go, and the layout, as it is mapped now', async () => {
    const { sent, readLayouts } = await show();
    await press('Delete term 2');
    await press('Save');
    expect(await question()).toHaveTextContent(
      'Deleting Pier removes 2 locations from the mapping of Viaduct deck. This cannot be undone.',
    );
    expect(readLayouts()).toBe(1);
    expect(sent).toEqual([]);
  });

  it('Cancel returns to the form with everything that was entered', async () => {
    const { sent, onDone } = await show();
    await userEvent.type(screen.getByRole('textbox', { name: 'Term 1' }), ' north');
    await press('Delete term 2');
    await press('Save');
    await userEvent.click(within(await question()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus());
    expect(terms()).toEqual(['Girder north', 'Bearing']);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(sent).toEqual([]);
    expect(onDone).not.toHaveBeenCalled();
  });

  it('every save asks again', async () => {
    const { readLayouts } = await show();
    await press('Delete term 2');
    await press('Save');
    await userEvent.click(within(await question()).getByRole('button', { name: 'Cancel' }));
    await press('Save');
    expect(await question()).toBeVisible();
    expect(readLayouts()).toBe(2);
  });

  it('Delete and save saves', async () => {
    const { sent, onDone } = await show();
    await press('Delete term 2');
    await press('Save');
    await question();
    await press('Delete and save');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(sent).toEqual([
      {
        terms: [
          { id: 'girder', name: 'Girder' },
          { id: 'bearing', name: 'Bearing' },
        ],
        ifMatch: '"1"',
      },
    ]);
  });

  it('is not sent while the mapping cannot be read, and says so', async () => {
    const { sent } = await show({ layout: StudioError.fromAnswer(500) });
    await press('Delete term 2');
    await press('Save');
    expect(
      await screen.findByText('The location mapping cannot be read, so the terms are not saved. Try again.'),
    ).toBeVisible();
    expect(terms()).toEqual(['Girder', 'Bearing']);
    expect(sent).toEqual([]);
  });
});

describe('A save that removes no mapped location asks nothing', () => {
  it.each<[string, () => Promise<void>, number, string[]]>([
    [
      'a renamed term',
      () => userEvent.type(screen.getByRole('textbox', { name: 'Term 2' }), ' cap'),
      0,
      ['Girder', 'Pier cap', 'Bearing'],
    ],
    [
      'a new term',
      async () => {
        await press('Add term');
        await userEvent.type(screen.getByRole('textbox', { name: 'Term 4' }), 'Web');
      },
      0,
      ['Girder', 'Pier', 'Bearing', 'Web'],
    ],
    ['a moved term', () => press('Move term 2 up'), 0, ['Pier', 'Girder', 'Bearing']],
    ['a term that is not mapped is deleted', () => press('Delete term 3'), 1, ['Girder', 'Pier']],
  ])('%s', async (_case, edit, reads, saved) => {
    const { sent, onDone, readLayouts } = await show();
    await edit();
    await press('Save');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(sent.map((one) => one.terms)).toMatchObject([saved.map((name) => ({ name }))]);
    expect(readLayouts()).toBe(reads);
  });
});

describe('Terms that someone else changed meanwhile', () => {
  const keepMine = async () => {
    await screen.findByRole('dialog', { name: 'Edit conflict' });
    await press('Save choices');
  };

  it('Keep mine asks before it deletes a term of theirs that is mapped by now', async () => {
    const mapped = { ...deck, map: [leaf('web')] };
    const { sent, onDone } = await show({ layout: mapped, later: layer('Girder', 'Pier', 'Bearing', 'Web') });
    await userEvent.type(screen.getByRole('textbox', { name: 'Term 1' }), ' north');
    await press('Save');
    await keepMine();
    expect(await question()).toHaveTextContent(
      'Deleting Web removes 1 location from the mapping of Viaduct deck. This cannot be undone.',
    );
    expect(sent).toHaveLength(1);
    await press('Delete and save');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(sent[1]).toMatchObject({ terms: [{ name: 'Girder north' }, { id: 'pier' }, { id: 'bearing' }] });
    expect(sent[1]?.ifMatch).toBe('"2"');
  });

  it('Keep mine saves a term that they deleted as a new one', async () => {
    const { sent, onDone } = await show({ later: layer('Girder', 'Bearing') });
    await userEvent.type(screen.getByRole('textbox', { name: 'Term 1' }), ' north');
    await press('Save');
    await keepMine();
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(sent[1]).toEqual({
      terms: [{ id: 'girder', name: 'Girder north' }, { name: 'Pier' }, { id: 'bearing', name: 'Bearing' }],
      ifMatch: '"2"',
    });
  });
});
