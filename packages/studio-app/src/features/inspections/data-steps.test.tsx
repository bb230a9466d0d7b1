import type { InspectionStatus, ProjectForm } from '@inspection-studio/domain/inspections';
import { fireEvent, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import type { DataStepProps } from './DataStep.tsx';
import { ImagesStep } from './ImagesStep.tsx';
import { OrthoStep } from './OrthoStep.tsx';
import { SonarStep } from './SonarStep.tsx';
import { SupplementaryStep } from './SupplementaryStep.tsx';
import type { TestUser } from './testing/open-wizard.tsx';
import { empty, showStep } from './testing/show-step.tsx';

const file = (name: string) => new File(['abc'], name, { lastModified: 1_000 });
const stored = (name: string) => ({ id: name, name, s3Key: name, size: 1024, isUploaded: true });

const rows = (name: RegExp) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const addTo = async (user: TestUser, name: string, ...files: File[]) => {
  const zone = screen.getByRole('group', { name });
  await user.upload(zone.querySelector<HTMLInputElement>('input[type=file]')!, files);
  return zone;
};

describe('sonar data', () => {
  const LABEL = 'Sonar images and parameter files';

  it('is counted in pairs, and files without their other half say so', async () => {
    const { user, form } = showStep(SonarStep, {});
    await screen.findByRole('heading', { name: 'Sonar Data' });
    await addTo(user, LABEL, file('a.bmp'), file('a.txt'), file('b.bmp'), file('c.txt'), file('d.txt'));
    expect(rows(/Added files/)).toEqual([
      'a.bmp3 BRemove',
      'b.bmpNo .txt file of this name3 BRemove',
      'a.txt3 BRemove',
      'c.txtNo .bmp image of this name3 BRemove',
      'd.txtNo .bmp image of this name3 BRemove',
    ]);
    const status = screen.getByText('1 pair, 1 image without parameters, 2 parameter files without an image');
    expect(status.parentElement!.querySelector('[data-kind]')).toHaveAttribute('data-kind', 'warning');
    expect(form().sonar.images.map(({ name }) => name)).toEqual(['a.bmp', 'b.bmp']);
    expect(form().sonar.parameters.map(({ name }) => name)).toEqual(['a.txt', 'c.txt', 'd.txt']);
    for (const name of ['b.bmp', 'c.txt', 'd.txt'])
      await user.click(screen.getByRole('button', { name: `Remove ${name}` }));
    expect(screen.getByText('1 pair').parentElement!.querySelector('[data-kind]')).toHaveAttribute(
      'data-kind',
      'completed',
    );
  });

  it('pairs a new file with a stored one', async () => {
    showStep(SonarStep, {
      sonar: { images: [file('a.bmp')], parameters: [file('z.txt')] },
      stored: { ...empty.stored, sonar: { data: [stored('a.txt')] } },
    });
    expect(await screen.findByText('1 pair, 1 parameter file without an image')).toBeVisible();
  });
});

describe('files that nobody means to add are left out of every list', () => {
  const Twin = (props: DataStepProps) => <ImagesStep {...props} name="three" />;
  const Flat = (props: DataStepProps) => <ImagesStep {...props} name="two" />;
  it.each<[string, ComponentType<DataStepProps>, string, string, (form: ProjectForm) => readonly { name: string }[]]>([
    ['3D visual images', Twin, 'Visual images', 'a.jpg', (form) => form.three.rgb],
    ['3D thermal images', Twin, 'Thermal images', 'a.jpg', (form) => form.three.ir],
    ['2D visual images', Flat, 'Visual images', 'a.jpg', (form) => form.two.rgb],
    ['2D thermal images', Flat, 'Thermal images', 'a.jpg', (form) => form.two.ir],
    ['the ortho template', OrthoStep, 'Orthomosaic template', 'a.xlsx', (form) => form.ortho.data],
    ['sonar images', SonarStep, 'Sonar images and parameter files', 'a.bmp', (form) => form.sonar.images],
    ['sonar parameters', SonarStep, 'Sonar images and parameter files', 'a.txt', (form) => form.sonar.parameters],
    ['supplementary files', SupplementaryStep, 'Supplementary files', 'a.pdf', (form) => form.supplementary.data],
  ])('%s', async (_case, Step, label, name, listOf) => {
    const { form } = showStep(Step, {});
    const zone = await screen.findByRole('group', { name: label });
    const system = ['Thumbs.db', 'desktop.ini', '.DS_Store', 'DJI_CARD.DB'].map(file);
    const files = [file(`._${name}`), ...system, file(name)];
    const items = files.map((each) => ({ kind: 'file', type: '', getAsFile: () => each }));
    fireEvent.drop(zone, { dataTransfer: { types: ['Files'], items, files } });
    expect(
      await within(zone).findByText('3 files left out: 1 macOS shadow file, 1 system file, 1 camera index file'),
    ).toBeVisible();
    expect(listOf(form()).map((one) => one.name)).toEqual([name]);
    expect(within(zone).getByRole('alert')).toBeEmptyDOMElement();
  });
});

describe('added files of a step', () => {
  it('are removed one by one, with the focus on the next one, or together, with the focus where files are added', async () => {
    const data = [file('a.pdf'), file('b.pdf'), file('c.pdf')];
    const { user, form } = showStep(SupplementaryStep, { supplementary: { data } });
    await user.click(await screen.findByRole('button', { name: 'Remove b.pdf' }));
    expect(form().supplementary.data).toEqual([data[0], data[2]]);
    expect(screen.getByRole('button', { name: 'Remove c.pdf' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Remove a.pdf' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remove all' }));
    expect(form().supplementary.data).toEqual([]);
    const zone = screen.getByRole('group', { name: 'Supplementary files' });
    expect(within(zone).getAllByRole('button')[0]).toHaveFocus();
  });

  it.each<[string, Partial<ProjectForm>]>([
    ['were added before', { supplementary: { data: [file('a.pdf')] } }],
    ['are stored', { stored: { ...empty.stored, supplementary: { data: [{ ...stored('a.pdf'), size: 3 }] } } }],
  ])('are not added again without a question if they %s', async (_case, values) => {
    const { user } = showStep(SupplementaryStep, values);
    await screen.findByRole('heading', { name: 'Supplementary Data' });
    const zone = await addTo(user, 'Supplementary files', file('a.pdf'), file('b.pdf'));
    expect(await within(zone).findByText('1 file was already added')).toBeVisible();
    expect(rows(/Added files/)).toContain('b.pdf3 BRemove');
  });
});

it('the template of an orthomosaic is added beside the choice of ground control points', async () => {
  const { user, form } = showStep(OrthoStep, {});
  const points = await screen.findByRole('checkbox', { name: 'Ground control points' });
  expect(points).toHaveAccessibleDescription('Their coordinates are in the template.');
  await user.click(points);
  expect(points).toBeChecked();
  await addTo(user, 'Orthomosaic template', file('gcp.xlsx'));
  expect(form().ortho).toMatchObject({ gcp: true, data: [{ name: 'gcp.xlsx' }] });
});

describe('a step of data', () => {
  const ONE = { supplementary: { data: [file('a.pdf')] } };
  const HELD = { stored: { ...empty.stored, supplementary: { data: [stored('a.pdf'), stored('b.pdf')] } } };
  const only = 'Only supplementary data can be changed after Draft.';
  it.each<[string, ComponentType<DataStepProps>, Partial<ProjectForm>, string, boolean]>([
    ['needs', SupplementaryStep, {}, 'At least 1 file is needed.', false],
    ['has enough', SupplementaryStep, ONE, '1 file added. At least 1 file is needed.', true],
    [
      'after Draft',
      SupplementaryStep,
      { ...HELD, status: 'Completed' },
      '2 files held. At least 1 file is needed.',
      true,
    ],
    ['that cannot be changed', SonarStep, { status: 'Completed' }, only, false],
  ])('says what it has: %s', async (_case, Step, values, text, isDone) => {
    showStep(Step, values);
    const words = await screen.findByText(text);
    expect(words.parentElement?.querySelector('[data-kind=completed]') !== null).toBe(isDone);
  });

  it.each<[string, InspectionStatus, ComponentType<DataStepProps>, boolean, boolean]>([
    ['supplementary data', 'Draft', SupplementaryStep, true, false],
    ['supplementary data', 'Completed', SupplementaryStep, true, true],
    ['sonar data', 'Completed', SonarStep, false, false],
  ])('takes files only where the status permits it: %s, %s', async (_kind, status, Step, isEditable, isNoted) => {
    const data = [stored('a.txt')];
    const { user, onClose } = showStep(Step, {
      status,
      stored: { ...empty.stored, sonar: { data }, supplementary: { data } },
    });
    expect(await screen.findByText('a.txt')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove a.txt' }) !== null).toBe(isEditable);
    expect(screen.queryByRole('button', { name: 'Remove all' }) !== null).toBe(isEditable);
    expect(screen.queryByRole('group', { name: /files$/ }) !== null).toBe(isEditable);
    expect(screen.queryByText('Changes to supplementary data can be found in Manage mode.') !== null).toBe(isNoted);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('a stored file that was marked for removal can be kept again, alone', async () => {
    const { user, form } = showStep(SupplementaryStep, { ...HELD, removed: ['a.pdf', 'b.pdf'] });
    await user.click(await screen.findByRole('button', { name: 'Keep a.pdf' }));
    expect(form().removed).toEqual(['b.pdf']);
  });
});
