import { newProjectForm, type ProjectForm } from '@inspection-studio/domain/inspections';
import { screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, it } from 'vitest';
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

const stored = (id: string, size: number) => ({ id, name: `${id}.jpg`, s3Key: id, size, isUploaded: true });
/** Two stored images, of which one is marked for removal. */
const held: Partial<ProjectForm> = {
  types: { ...empty.types, three: true, ortho: true },
  three: { rgb: [], ir: [], isAr: false },
  stored: { ...empty.stored, three: { rgb: [stored('a', 2 * KIB), stored('b', 8 * KIB)], ir: [] } },
  removed: ['b'],
};

describe('the last step', () => {
  const show = (part: Partial<ProjectForm>, props: Partial<ComponentProps<typeof ConfirmationStep>> = {}) =>
    renderScreen(
      <ConfirmationStep
        form={{ ...form, ...part }}
        isExisting
        assetName={undefined}
        checklistName={undefined}
        sendForProcessing={false}
        onSendForProcessingChange={() => undefined}
        isMeasured
        serverError={null}
        onClose={() => undefined}
        {...props}
      />,
      new Map(),
    );

  it.each<[string, Partial<ProjectForm>, string]>([
    ['adds', {}, 'Save changes the inspection and uploads 26 files in the background.'],
    ['removes', held, 'Save changes the inspection and removes 1 stored file.'],
    [
      'adds and removes',
      { ...held, types: form.types, supplementary: form.supplementary },
      'Save changes the inspection, removes 1 stored file and uploads 2 files in the background.',
    ],
    ['changes no files', { types: empty.types }, 'Save changes the inspection.'],
  ])('says what saving an inspection that exists does if it %s', async (_case, part, text) => {
    show(part);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('counts the files that stay of one that exists, and says what is not given', async () => {
    show({ ...held, description: '' });
    await screen.findByText('1 file, 2 KB');
    expect(factsOf()).toEqual({
      Name: 'NorthTowerA',
      Asset: 'Not given',
      '3D Digital Twin': '1 file, 2 KB',
      Orthomosaic: 'On',
      Checklist: 'Not given',
      Description: 'Not given',
    });
  });

  it('has no sizes until they are read', async () => {
    show({}, { isMeasured: false });
    expect(await screen.findByText('21 visual, 3 thermal')).toBeInTheDocument();
  });

  it.each([
    ['Draft', 'Processing starts automatically after the upload.', null],
    ['Completed', null, 'Changes to supplementary data can be found in Manage mode.'],
  ] as const)('of a %s one offers processing, or says where changes appear', async (status, hint, note) => {
    show({ status });
    await screen.findByRole('heading', { name: 'Confirmation' });
    const box = screen.queryByRole('checkbox', { name: 'Send for processing' });
    expect(box && document.getElementById(box.getAttribute('aria-describedby')!)?.textContent).toBe(hint);
    expect(screen.queryByText('Changes to supplementary data can be found in Manage mode.')?.textContent ?? null).toBe(
      note,
    );
  });
});

describe('the summary beside the steps', () => {
  const show = (part: Partial<ProjectForm>, props: Partial<ComponentProps<typeof RunningSummary>> = {}) =>
    renderScreen(<RunningSummary form={{ ...form, ...part }} asset={undefined} isMeasured {...props} />, new Map());
  const summary = () => screen.findByRole('complementary', { name: 'This inspection' });
  const template = { gcp: false, data: files(1, 'gcp.xlsx', '', KIB) };

  it.each<[string, Partial<ProjectForm>, string]>([
    ['without a template', {}, 'On'],
    ['with one', { ortho: template }, 'Template added'],
    ['without a 3D Digital Twin', { types: { ...empty.types, ortho: true } }, 'Needs 3D Digital Twin'],
  ])('says of an orthomosaic %s', async (_case, part, text) => {
    show({ types: { ...form.types, ortho: true }, ...part });
    expect(factsOf(await summary())).toMatchObject({ NorthTowerA: 'No asset chosen', Orthomosaic: text });
  });

  it('warns of a kind that lacks files, and says that sizes are being read', async () => {
    show({ three: { rgb: [], ir: [], isAr: false } }, { isMeasured: false });
    const facts = factsOf(await summary());
    expect(facts).toMatchObject({ '3D Digital Twin': 'More than 20 needed', Total: 'Reading sizes…' });
    const sign = screen.getByText('3D Digital Twin').closest('dt')?.querySelector('[data-kind]');
    expect(sign).toHaveAttribute('data-kind', 'warning');
  });

  const own = { existing: '/own.jpg', file: null };
  it.each([
    ['its own', own, '/own.jpg'],
    ['that of its asset', { existing: null, file: null }, '/asset.jpg'],
  ])('shows the picture: %s', async (_case, thumbnail, src) => {
    show({ thumbnail: { ...empty.thumbnail, ...thumbnail } }, { asset: { name: 'Weir', thumbnail: '/asset.jpg' } });
    expect((await summary()).querySelector('img')).toHaveAttribute('src', src);
  });
});
