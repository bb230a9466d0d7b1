import { type Call, calls } from '@inspection-studio/domain/calls';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withEntityTag } from '../api/entity-tag.ts';
import { StudioError } from '../api/index.ts';
import { EditCategory } from './categories/EditCategory.tsx';
import { EditChecklist } from './checklists/EditChecklist.tsx';
import { CaptureDataForm } from './inspections/CaptureDataForm.tsx';
import { recorded } from './inspections/testing/records.ts';
import { renderScreen } from './inspections/testing/render-screen.tsx';
import { EditLayer } from './layouts/EditLayer.tsx';
import { EditLayout } from './layouts/EditLayout.tsx';
import { EditTag } from './tags/EditTag.tsx';
import { EditUser } from './users/EditUser.tsx';
import { priya } from './users/testing/people.ts';

// Refused calls are logged.
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

const nothing = () => undefined;
const user = userEvent.setup();
const field = (name: RegExp | string) => screen.getByRole('textbox', { name });
const type = async (name: RegExp | string, text: string) => {
  await user.clear(field(name));
  await user.type(field(name), text);
};
const select = async (name: RegExp | string, option: RegExp | string) => {
  await user.click(screen.getByRole('combobox', { name }));
  await user.click(await screen.findByRole('option', { name: option }));
};

const named = { id: 'x', modified: '2025-01-02T12:00:00.000Z', isArchived: false, map: null };
const section = (title: string, ...items: string[]) => ({
  identifier: title,
  title,
  items: items.map((description) => ({ identifier: description, description })),
});
const layer = (...terms: string[]) => ({
  ...named,
  name: 'Part',
  isSegmented: false,
  layoutId: 'deck-1',
  sections: terms.map((name) => ({ id: name, name })),
});
interface Edit {
  noun: string;
  form: ReactNode;
  read: Call;
  update: Call;
  /** The record as it is opened, and as someone else saves it meanwhile. */
  opened: object;
  theirs: object;
  change: () => Promise<void>;
  /** Field, the reader's value and the other one. */
  rows: readonly (readonly [string, string, string])[];
}

const EDITS: Edit[] = [
  {
    noun: 'tag',
    form: <EditTag tagId="x" onDone={nothing} />,
    read: calls.getTag,
    update: calls.updateTag,
    opened: { ...named, name: 'Rust' },
    theirs: { ...named, name: 'Corrosion' },
    change: () => type('Name', 'Rusty'),
    rows: [['Name', 'Rusty', 'Corrosion']],
  },
  {
    noun: 'location layout',
    form: <EditLayout layoutId="x" onDone={nothing} />,
    read: calls.getLayout,
    update: calls.updateLayout,
    opened: { ...named, name: 'Deck' },
    theirs: { ...named, name: 'Road deck' },
    change: () => type('Name', 'Bridge deck'),
    rows: [['Name', 'Bridge deck', 'Road deck']],
  },
  {
    noun: 'category',
    form: <EditCategory categoryId="x" onDone={nothing} />,
    read: calls.getCategory,
    update: calls.updateCategory,
    opened: { ...named, name: 'Rust', colour: '#aa0000', model: null },
    theirs: { ...named, name: 'Corrosion', colour: '#bb1100', model: 'concrete-crack' },
    change: async () => {
      await type('Name', 'Rusty');
      await user.click(screen.getByRole('radio', { name: 'Marking red' }));
      await select('Model', /spalling/i);
    },
    rows: [
      ['Name', 'Rusty', 'Corrosion'],
      ['Colour', '#ce2a29', '#bb1100'],
      ['Model', 'Concrete spalling', 'Concrete crack'],
    ],
  },
  {
    noun: 'checklist',
    form: <EditChecklist checklistId="x" onDone={nothing} />,
    read: calls.getChecklist,
    update: calls.updateChecklist,
    opened: { ...named, name: 'Mast', sections: [section('Legs', 'Bolts', 'Welds')] },
    theirs: { ...named, name: 'Tower', sections: [section('Legs', 'Bolts'), section('Top', 'Light')] },
    change: async () => {
      await type('Name', 'Lattice mast');
      await type('Title of section 1', 'Feet');
    },
    rows: [
      ['Name', 'Lattice mast', 'Tower'],
      ['Sections', 'Feet: Bolts, Welds', 'Legs: Bolts|Top: Light'],
    ],
  },
  {
    noun: 'location layer',
    form: <EditLayer layerId="x" onDone={nothing} />,
    read: calls.getLayer,
    update: calls.updateLayer,
    opened: layer('Girder', 'Pier'),
    theirs: layer('Girder', 'Pier', 'Bearing'),
    change: () => type('Term 1', 'Beam'),
    rows: [['Terms', 'Beam|Pier', 'Girder|Pier|Bearing']],
  },
  {
    noun: 'user',
    form: <EditUser userId="priya-1" onDone={nothing} />,
    read: calls.getUser,
    update: calls.updateUser,
    opened: priya,
    theirs: {
      ...priya,
      firstName: 'Prue',
      lastName: 'Rao',
      phoneNumber: '+44 131 496 0100',
      roleId: 'Uploader',
      thumbnail: '/prue.webp',
    },
    change: async () => {
      await type(/^First name/, 'Priyanka');
      await type(/^Last name/, 'Ramanujan');
      await type(/^Phone number/, '+44 131 496 0199');
      await select(/^Role/, /^View only/);
    },
    rows: [
      ['First name', 'Priyanka', 'Prue'],
      ['Last name', 'Ramanujan', 'Rao'],
      ['Phone number', '+44 131 496 0199', '+44 131 496 0100'],
      ['Role', 'View only', 'Upload only'],
    ],
  },
  {
    noun: 'capture data',
    form: (
      <CaptureDataForm
        inspectionId="x"
        captureData={withEntityTag(recorded, '"1"')}
        onDirtyChange={nothing}
        onSaved={nothing}
        onCancel={nothing}
      />
    ),
    read: calls.getCaptureData,
    update: calls.updateCaptureData,
    opened: recorded,
    theirs: { ...recorded, location: 'Span 2', airTemperature: -3, geotagged: 'Yes', supervisor: '' },
    change: async () => {
      await type('Location', 'Span 1');
      await type('Supervisor', 'Maren Solheim');
      const temperature = screen.getByRole('spinbutton', { name: 'Air temperature' });
      await user.clear(temperature);
      await user.type(temperature, '8.5');
      await user.click(
        within(screen.getByRole('radiogroup', { name: 'Geotagged' })).getByRole('radio', { name: 'No' }),
      );
    },
    rows: [
      ['Location', 'Span 1', 'Span 2'],
      ['Supervisor', 'Maren Solheim', 'None'],
      ['Air temperature', '8.5 °C', '-3.0 °C'],
      ['Geotagged', 'No', 'Yes'],
    ],
  },
];

/** The words of a value; the items of a list are divided by a bar. */
const valueIn = (cell: HTMLElement) => {
  const items = within(cell).queryAllByRole('listitem');
  if (items.length > 0) return items.map(({ textContent }) => textContent).join('|');
  return cell.textContent.replace(/^(Yours|Theirs)/, '');
};

it.each(EDITS)(
  'what two people changed is asked with the label of each field and both values: $noun',
  async ({ noun, form, read, update, opened, theirs, change, rows }) => {
    let stored = withEntityTag(opened, '"1"');
    const refuse = () => {
      stored = withEntityTag(theirs, '"2"');
      throw StudioError.fromAnswer(412);
    };
    renderScreen(
      form,
      new Map<Call, unknown>([
        [read, () => stored],
        [update, refuse],
      ]),
      '/',
      { person: { roleId: 'Admin' } },
    );
    await screen.findByRole('button', { name: 'Save' });
    await change();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const question = await screen.findByRole('dialog', { name: 'Edit conflict' });
    expect(question).toHaveAccessibleDescription(`Someone else changed this ${noun}. Choose which values to save.`);
    const shown = within(question)
      .getAllByRole('row')
      .slice(1)
      .map((row) => [
        within(row).getByRole('rowheader').textContent,
        ...within(row).getAllByRole('cell').slice(0, 2).map(valueIn),
      ]);
    expect(shown).toEqual(rows);
  },
);
