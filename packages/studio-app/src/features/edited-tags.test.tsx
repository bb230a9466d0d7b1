import { type Call, calls } from '@inspection-studio/domain/calls';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { withEntityTag } from '../api/entity-tag.ts';
import { EditCategory } from './categories/EditCategory.tsx';
import { EditChecklist } from './checklists/EditChecklist.tsx';
import { CaptureDataForm } from './inspections/CaptureDataForm.tsx';
import { EditInspection } from './inspections/EditInspection.tsx';
import { checklist, inspection, noFiles, recorded } from './inspections/testing/records.ts';
import { renderScreen } from './inspections/testing/render-screen.tsx';
import { EditLayout } from './layouts/EditLayout.tsx';
import { EditSite } from './sites/EditSite.tsx';
import { EditTag } from './tags/EditTag.tsx';
import { EditUser } from './users/EditUser.tsx';
import { priya } from './users/testing/people.ts';

const nothing = () => undefined;
const named = { id: 'opened-1', name: 'Tay', modified: '2025-03-04T12:00:00.000Z' };
const site = { ...named, thumbnail: null, location: null, assetCount: 0, createdBy: null };
const category = { ...named, colour: '#d40000', model: null, isArchived: false };
const item = { identifier: 'joints', description: 'Joints' };
const sections = [{ identifier: 'deck', title: 'Deck', items: [item] }];

const press = (role: string, name: string | RegExp) => userEvent.click(screen.getByRole(role, { name }));
const fill = async (label: string) => userEvent.type(await screen.findByRole('textbox', { name: label }), ' 2');

interface Form {
  title: string;
  form: ReactNode;
  read?: readonly [Call, record: object];
  update: Call;
  /** Changes a field. @default types into Name */
  change?: () => Promise<void>;
}

const FORMS: Form[] = [
  {
    title: 'a site',
    form: <EditSite siteId="opened-1" onDone={nothing} />,
    read: [calls.getSite, site],
    update: calls.updateSite,
  },
  {
    title: 'a category',
    form: <EditCategory categoryId="opened-1" onDone={nothing} />,
    read: [calls.getCategory, category],
    update: calls.updateCategory,
  },
  {
    title: 'a checklist',
    form: <EditChecklist checklistId="opened-1" onDone={nothing} />,
    read: [calls.getChecklist, { ...named, sections }],
    update: calls.updateChecklist,
  },
  {
    title: 'a location layout',
    form: <EditLayout layoutId="opened-1" onDone={nothing} />,
    read: [calls.getLayout, { ...named, map: [] }],
    update: calls.updateLayout,
  },
  {
    title: 'a tag',
    form: <EditTag tagId="opened-1" onDone={nothing} />,
    read: [calls.getTag, named],
    update: calls.updateTag,
  },
  {
    title: 'a user',
    form: <EditUser userId="priya-1" onDone={nothing} />,
    read: [calls.getUser, priya],
    update: calls.updateUser,
    change: () => fill('First name'),
  },
  {
    title: 'capture data',
    form: (
      <CaptureDataForm
        inspectionId="north-1"
        captureData={withEntityTag(recorded, '"1"')}
        onDirtyChange={nothing}
        onSaved={nothing}
        onCancel={nothing}
      />
    ),
    update: calls.updateCaptureData,
    change: () => fill('Location'),
  },
  {
    title: 'an inspection',
    form: <EditInspection inspectionId="north-1" onDone={nothing} />,
    read: [calls.getProject, inspection()],
    update: calls.updateProject,
    change: async () => {
      await screen.findByRole('tab', { name: /Details/ });
      await press('tab', /Details/);
      await fill('Name');
      await press('tab', /Confirmation/);
    },
  },
];

it.each(FORMS)('the form of $title sends the tag of the record that it opened', async (row) => {
  const { form, read, update, change = () => fill('Name') } = row;
  const replies = new Map<Call, unknown>([
    [calls.getModules, noFiles],
    [calls.listChecklists, [checklist]],
    [update, read?.[1]],
  ]);
  if (read) replies.set(read[0], withEntityTag(read[1], '"1"'));
  const { asked } = renderScreen(form, replies, '/', { person: { roleId: 'Admin' } });
  await change();
  await press('button', 'Save');
  const tags = () => asked.filter(({ call }) => call === update).map(({ ifMatch }) => ifMatch);
  await waitFor(() => expect(tags()).toEqual(['"1"']));
});
