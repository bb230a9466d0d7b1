import { calls } from '@inspection-studio/domain/calls';
import { newProjectForm, type ProjectForm } from '@inspection-studio/domain/inspections';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { company } from '../features/inspections/testing/records.ts';
import { renderScreen } from '../features/inspections/testing/render-screen.tsx';
import type { ItemFinding } from './check-files.ts';
import { PreflightPanel } from './PreflightPanel.tsx';
import type { StartCheck } from './start-check.ts';

const empty = newProjectForm(new Date(2026, 10, 21), 'kinnaird-1');
const visual = Object.assign(new File(['a'], 'a.jpg'), { relativePath: 'flight/a.jpg' });
const thermal = new File(['b'], 'b.jpg');
const stored = (id: string) => ({ id, name: `${id}.jpg`, s3Key: id, size: 1, isUploaded: true });
const form: ProjectForm = {
  ...empty,
  types: { ...empty.types, two: true },
  two: { rgb: [visual], ir: [thermal] },
  stored: { ...empty.stored, two: { rgb: [stored('kept'), stored('gone')], ir: [] } },
  removed: ['gone'],
  faults: [{ file: thermal, reason: 'The file is empty.' }],
};

/** Shows the panel over a check that finds this. */
function show(findings: ItemFinding[] = [], isFinal = true, roleId: 'Manager' | 'Uploader' = 'Manager') {
  const start = vi.fn<StartCheck>((_items, _step, onReply) => {
    onReply({
      type: 'read',
      facts: [
        [0, {}],
        [1, {}],
      ],
    });
    onReply({ type: 'found', findings, isFinal });
    return () => undefined;
  });
  const { asked } = renderScreen(
    <PreflightPanel form={form} type="two" onRemove={() => undefined} start={start} />,
    new Map([[calls.getCompany, company]]),
    '/',
    { person: { roleId } },
  );
  return { start, asked };
}
const finding = (text: string, kind: ItemFinding['kind'] = 'noPosition'): ItemFinding => ({
  kind,
  level: 'look',
  text,
  places: [],
});

describe('what is checked', () => {
  it('the files with their list, folder and fault, against the stored files that stay', async () => {
    const { start } = show();
    await waitFor(() => expect(start).toHaveBeenCalled());
    const [items, step] = start.mock.lastCall!;
    expect(items).toMatchObject([
      { path: 'flight/a.jpg', list: 'rgb' },
      { path: 'b.jpg', list: 'ir', fault: 'The file is empty.' },
    ]);
    expect(step).toMatchObject({ kind: 'two', storedNames: ['kept.jpg'] });
  });

  it.each([
    ['Manager', { amount: 40, unit: 'Gpx' }],
    ['Uploader', undefined],
  ] as const)('what is left of the licence, which a %s may or may not read', async (role, remaining) => {
    const { start, asked } = show([], true, role);
    await screen.findByText('Nothing to look at', { selector: 'div > span' });
    await waitFor(() => expect(start.mock.lastCall?.[1].remaining).toEqual(remaining));
    expect(asked.some(({ call }) => call === calls.getCompany)).toBe(role === 'Manager');
  });
});

describe('what it says', () => {
  const panel = () => screen.findByRole('region', { name: 'Check before upload' });

  it.each([
    ['while a sample is decoded', false, 'Looking at a sample of the images', 'pending'],
    ['when nothing was found', true, 'Nothing to look at', 'completed'],
  ])('%s', async (_case, isFinal, words, sign) => {
    show([], isFinal);
    const row = await within(await panel()).findByText(words, { selector: 'div > span' });
    expect(row.parentElement!.querySelector('[data-kind]')).toHaveAttribute('data-kind', sign);
  });

  it.each([
    ['one finding', [finding('2 images have no position')], 'Check finished with 1 finding'],
    [
      'findings, without those of files that cannot be used, which are listed elsewhere',
      [
        finding('2 images have no position'),
        finding('1 file cannot be used', 'faulty'),
        finding('Blurred', 'poorImage'),
      ],
      'Check finished with 2 findings',
    ],
  ])('announces %s', async (_case, findings, words) => {
    show(findings);
    expect(await screen.findByText(words)).toHaveAttribute('role', 'status');
    expect(screen.queryByText('1 file cannot be used')).toBeNull();
    expect(screen.getByRole('list', { name: 'Findings' })).toBeVisible();
  });
});
