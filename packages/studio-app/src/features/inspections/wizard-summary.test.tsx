import { newProjectForm, type ProjectForm } from '@inspection-studio/domain/inspections';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ConfirmationStep } from './ConfirmationStep.tsx';
import { RunningSummary } from './RunningSummary.tsx';
import { factsOf } from './testing/read-screen.ts';
import { renderScreen } from './testing/render-screen.tsx';

const KIB = 1024;
const files = (count: number, name: string, type: string, size: number) =>
  Array.from({ length: count }, (_, index) => ({ name: name.replace('*', String(index)), size, type }));

/** Kinds of different numbers and sizes, so that two that change places are noticed. */
const empty = newProjectForm(new Date(2026, 10, 21), 'kinnaird-1');
const form: ProjectForm = {
  ...empty,
  name: 'North Tower A',
  description: 'All four faces.',
  types: { ...empty.types, three: true, two: true, supplementary: true },
  three: {
    rgb: files(21, 'DJI_*.jpg', 'image/jpeg', 2 * KIB),
    ir: files(3, 'IR_*.jpg', 'image/jpeg', 4 * KIB),
    isAr: false,
  },
  two: { rgb: [], ir: [] },
  supplementary: { data: files(2, 'plan_*.pdf', 'application/pdf', 16 * KIB) },
};

it('the last step shows every value of the inspection under its own name, in the order of the steps', async () => {
  renderScreen(
    <ConfirmationStep
      form={form}
      isExisting={false}
      assetName="Kinnaird Viaduct"
      checklistName="Bridge annual"
      sendForProcessing={false}
      onSendForProcessingChange={() => undefined}
      isMeasured
      serverError={null}
      onClose={() => undefined}
    />,
    new Map(),
  );
  await screen.findByText('Kinnaird Viaduct');
  expect(Object.entries(factsOf())).toEqual([
    ['Name', 'NorthTowerA'],
    ['Asset', 'Kinnaird Viaduct'],
    ['3D Digital Twin', '21 visual, 3 thermal, 54 KB'],
    ['2D Data', '0 visual, 0 thermal, 0 B'],
    ['Supplementary Data', '2 files, 32 KB'],
    ['Checklist', 'Bridge annual'],
    ['Description', 'All four faces.'],
  ]);
  expect(
    screen.getByText('Save creates the inspection and uploads its 26 files in the background.'),
  ).toBeInTheDocument();
});

it('the summary beside the steps shows name, asset, the state of every kind and the size of all of them', async () => {
  renderScreen(
    <RunningSummary form={form} asset={{ name: 'Kinnaird Viaduct', thumbnail: null }} isMeasured />,
    new Map(),
  );
  const summary = await screen.findByRole('complementary', { name: 'This inspection' });
  expect(Object.entries(factsOf(summary))).toEqual([
    ['NorthTowerA', 'Kinnaird Viaduct'],
    ['3D Digital Twin', '24 images'],
    ['2D Data', 'At least 1 needed'],
    ['Orthomosaic', 'Off'],
    ['Sonar Data', 'Off'],
    ['Supplementary Data', '2 files'],
    ['Total', '86 KB'],
  ]);
  expect(within(summary).queryByText('Reading sizes…')).toBeNull();
});

it('the total leaves out the files of a kind that was switched off again', async () => {
  renderScreen(
    <RunningSummary
      form={{ ...form, types: { ...form.types, supplementary: false } }}
      asset={{ name: 'Kinnaird Viaduct', thumbnail: null }}
      isMeasured
    />,
    new Map(),
  );
  const summary = await screen.findByRole('complementary', { name: 'This inspection' });
  expect(factsOf(summary)).toMatchObject({ 'Supplementary Data': 'Off', Total: '54 KB' });
});
