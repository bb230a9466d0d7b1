import { calls } from '@inspection-studio/domain/calls';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { viaduct } from '../inspections/testing/records.ts';
import { type Asked, type Replies, renderScreen } from '../inspections/testing/render-screen.tsx';
import { EditAsset } from './EditAsset.tsx';

const crack = { id: 'crack-1', name: 'Crack', colour: '#d40000', model: null, isArchived: false };
const graffiti = { ...crack, id: 'graffiti-1', name: 'Graffiti', isArchived: true };
const scale = { id: 'scale-1', name: 'Defect urgency', isNumerical: false, isArchived: false, severities: [] };
const person = { id: 'p', name: '', email: '', thumbnail: null, status: 'Activated', roleId: 'Member' };

/** The server filters what the form asks for. */
const activeOnly =
  <Item extends { isArchived: boolean }>(all: readonly Item[]) =>
  ({ query }: Asked) =>
    query?.filter?.includes('isArchived eq false') ? all.filter(({ isArchived }) => !isArchived) : all;

const baseReplies = (users: readonly object[]) =>
  new Map<object, unknown>([
    [calls.getAsset, { ...viaduct, categoryIds: ['crack-1'], memberIds: [], uploaderIds: [], layoutTemplateId: null }],
    [calls.listSites, [{ id: 'forth-1', name: 'Forth Estuary' }]],
    [calls.listUsers, users],
    [calls.listCategoryPresets, []],
    [calls.listCategories, [crack]],
    [calls.listSeverityScales, [scale]],
    [calls.listLayouts, []],
  ]) as Replies;

it.each([
  ['Limited access users', ['Mia Member']],
  ['Upload only users', ['Uma Uploader']],
])('%s offers the people with its role only', async (label, names) => {
  const named = (name: string, roleId: string) => ({ ...person, id: name, name, roleId });
  const users = [
    named('Mia Member', 'Member'),
    named('Uma Uploader', 'Uploader'),
    named('Vic Viewer', 'Viewer'),
    named('Max Manager', 'Manager'),
  ];
  renderScreen(<EditAsset assetId="kinnaird-1" onDone={() => undefined} />, baseReplies(users));
  await userEvent.click(await screen.findByRole('combobox', { name: label }));
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(names);
});

it('an archived category of the asset is not in the form, and Save does not send it', async () => {
  const replies = new Map<object, unknown>([
    [calls.getAsset, { ...viaduct, categoryIds: ['graffiti-1', 'crack-1'], layoutTemplateId: null }],
    [calls.listSites, [{ id: 'forth-1', name: 'Forth Estuary' }]],
    [calls.listUsers, [person]],
    [calls.listCategoryPresets, []],
    [calls.listCategories, activeOnly([graffiti, crack])],
    [calls.listSeverityScales, activeOnly([scale])],
    [calls.listLayouts, []],
    [calls.updateAsset, viaduct],
  ]) as Replies;
  const { asked } = renderScreen(<EditAsset assetId="kinnaird-1" onDone={() => undefined} />, replies);
  const name = await screen.findByRole('textbox', { name: 'Name' });
  expect(screen.getByRole('button', { name: 'Remove Crack' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Graffiti|graffiti/ })).not.toBeInTheDocument();
  await userEvent.type(name, ' 2');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(asked.some(({ call }) => call === calls.updateAsset)).toBe(true));
  expect(asked.find(({ call }) => call === calls.updateAsset)?.payload).toMatchObject({
    name: 'Kinnaird Viaduct 2',
    categories: ['crack-1'],
    severityScale: 'scale-1',
  });
});
