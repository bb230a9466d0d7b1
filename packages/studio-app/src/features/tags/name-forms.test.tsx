import { type Call, calls } from '@inspection-studio/domain/calls';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../inspections/testing/render-screen.tsx';
import { EditLayout } from '../layouts/EditLayout.tsx';
import { LayoutForm } from '../layouts/LayoutForm.tsx';
import { EditTag } from './EditTag.tsx';
import { TagForm } from './TagForm.tsx';

const quay = { id: 'q', name: 'Quay', modified: '2025-01-02T12:00:00.000Z', isArchived: false, map: null };
const saved = { ...quay, name: 'Quay as saved' };
const replies = new Map<Call, unknown>([
  [calls.getTag, quay],
  [calls.getLayout, quay],
  [calls.createTag, saved],
  [calls.updateTag, saved],
  [calls.createLayout, saved],
  [calls.updateLayout, saved],
]);
const onSaved = vi.fn<() => void>();
const form = { onSaved, onCancel: () => undefined };

it.each<[what: string, form: ReactNode, call: Call, name: string, toast: string]>([
  ['a new tag', <TagForm key="t" {...form} />, calls.createTag, ' pier', 'Tag created'],
  ['a tag', <EditTag key="et" tagId="q" onDone={onSaved} />, calls.updateTag, 'Quay pier', 'Tag saved'],
  ['a new location layout', <LayoutForm key="l" {...form} />, calls.createLayout, ' pier', 'Location layout created'],
  [
    'a location layout',
    <EditLayout key="el" layoutId="q" onDone={onSaved} />,
    calls.updateLayout,
    'Quay pier',
    'Location layout saved',
  ],
])('%s is saved under its name', async (_what, shown, call, name, toast) => {
  onSaved.mockClear();
  const { asked } = renderScreen(shown, replies);
  const field = await screen.findByRole('textbox', { name: 'Name' });
  expect(field).toBeRequired();
  await userEvent.type(field, ' pier');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(asked.find((each) => each.call === call)?.payload).toEqual({ name: name.trim() });
  expect((await screen.findAllByText(toast))[0]?.closest('li')).toHaveTextContent('Quay as saved');
});
