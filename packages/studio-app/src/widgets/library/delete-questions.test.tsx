import { type Call, calls } from '@inspection-studio/domain/calls';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { CategoryActions } from '../../features/categories/CategoryDetails.tsx';
import { PresetActions } from '../../features/categories/PresetDetails.tsx';
import { ChecklistActions } from '../../features/checklists/ChecklistDetails.tsx';
import { renderScreen } from '../../features/inspections/testing/render-screen.tsx';
import { LayoutActions } from '../../features/layouts/LayoutActions.tsx';
import { SeverityScaleActions } from '../../features/severity-scales/SeverityScaleDetails.tsx';
import { TagActions } from '../../features/tags/TagDetails.tsx';
import { sentence } from '../testing/sentence.ts';

const quay = { id: 'q', name: 'Quay', modified: '2025-01-02T12:00:00.000Z', isArchived: false };
const ARCHIVED = 'Quay moves to Archived and can be restored.';
const READS = [
  calls.getTag,
  calls.getCategory,
  calls.getSeverityScale,
  calls.getChecklist,
  calls.getLayout,
  calls.getCategoryPreset,
];
const replies = new Map<Call, unknown>(READS.map((call) => [call, quay]));

type Case = [noun: string, actions: ReactNode, call: Call, text: string, toast: string, restored?: [Call, string]];

it.each<Case>([
  [
    'tag',
    <TagActions key="t" tagId="q" />,
    calls.deleteTag,
    ARCHIVED,
    'Tag archived',
    [calls.restoreTag, 'Tag restored'],
  ],
  [
    'category',
    <CategoryActions key="c" categoryId="q" />,
    calls.deleteCategory,
    ARCHIVED,
    'Category archived',
    [calls.restoreCategory, 'Category restored'],
  ],
  [
    'severity scale',
    <SeverityScaleActions key="s" scaleId="q" />,
    calls.deleteSeverityScale,
    ARCHIVED,
    'Severity scale archived',
    [calls.restoreSeverityScale, 'Severity scale restored'],
  ],
  [
    'checklist',
    <ChecklistActions key="k" checklistId="q" />,
    calls.deleteChecklist,
    'Quay is deleted. This cannot be undone.',
    'Checklist deleted',
  ],
  [
    'category preset',
    <PresetActions key="p" presetId="q" />,
    calls.deleteCategoryPreset,
    'Quay is deleted. This cannot be undone.',
    'Category preset deleted',
  ],
  [
    'location layout',
    <LayoutActions key="l" layoutId="q" />,
    calls.deleteLayout,
    'Quay is deleted with all its layers. This cannot be undone.',
    'Location layout deleted',
  ],
])('deleting a %s asks, says what happened, and can be undone if it is archived', async (...row) => {
  const [noun, actions, call, text, title, restored] = row;
  const { asked } = renderScreen(actions, replies);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog', { name: `Delete ${noun}` }));
  expect(question.getByText(sentence(text))).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  const toastOf = async (name: string) => (await screen.findAllByText(name))[0]?.closest('li');
  expect(await toastOf(title)).toHaveTextContent('Quay');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(document.body.style.pointerEvents).not.toBe('none'));
  const sent = (request: object) => expect.objectContaining(request) as (typeof asked)[number];
  expect(asked).toContainEqual(sent({ call, params: { id: 'q' } }));
  const undo = screen.queryByRole('button', { name: 'Undo' });
  expect(undo !== null).toBe(restored !== undefined);
  if (!undo || !restored) return;
  await userEvent.click(undo);
  expect(await toastOf(restored[1])).toHaveTextContent('Quay');
  expect(asked).toContainEqual(sent({ call: restored[0], params: { id: 'q' } }));
});
