import { type Call, calls } from '@inspection-studio/domain/calls';
import { INSPECTION_FLOW, type InspectionStatus, type ProjectDetail } from '@inspection-studio/domain/inspections';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StudioError } from '../../api/index.ts';
import { InspectionProfile } from './InspectionProfile.tsx';
import { factsOf } from './testing/read-screen.ts';
import { image, inspection, noFiles, viaduct } from './testing/records.ts';
import { renderScreen } from './testing/render-screen.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const imageOf = (id: string) =>
  image({
    id,
    name: `${id}.jpg`,
    isFlagged: id === 'flagged',
    paths: { tiles: '', thumbnail: `/${id}.jpg`, temperatures: null },
  });

function setUp(project: ProjectDetail | Error, more: readonly (readonly [Call, unknown])[] = []) {
  const replies = new Map<Call, unknown>([
    [calls.getProject, project],
    [calls.getProjectAsset, viaduct],
    [calls.getModules, noFiles],
    [
      calls.listImages,
      {
        items: [imageOf('a'), imageOf('flagged')],
        pagination: { top: 24, skip: 0, count: 2, pages: 1, hasNext: false, hasPrevious: false },
      },
    ],
    [calls.getCaptureData, null],
    [calls.processProject, undefined],
    ...more,
  ]);
  return { ...renderScreen(<InspectionProfile inspectionId="north-1" />, replies), replies, user: userEvent.setup() };
}

const UNFINISHED: InspectionStatus[] = [...INSPECTION_FLOW.filter((status) => status !== 'Completed'), 'Failed'];
const modules = (part: Partial<ProjectDetail['modules']>) => ({ ...inspection().modules, ...part });
const button = (name: string) => screen.queryByRole('button', { name });

/** Uploaded visual images of a kind, as the server lists them. */
const holding = (kind: 'three' | 'two', uploadedCount: number, count = uploadedCount) => {
  const rgb = Array.from({ length: count }, (_, index) => ({
    id: `i${index}`,
    name: `DJI_${index}.jpg`,
    s3Key: `k${index}`,
    size: 10,
    isUploaded: index < uploadedCount,
  }));
  return [[calls.getModules, { ...noFiles, [kind]: { rgb, ir: [] } }]] as const;
};

/** Opens the question, once it is known that the Draft can be sent. */
async function askToSend(user: ReturnType<typeof userEvent.setup>) {
  await waitFor(() => expect(button('Send for processing')).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Send for processing' }));
}

describe('inspection profile', () => {
  it('every fact shows its own value of the inspection', async () => {
    setUp(inspection({ size: 5 * 1024 ** 2, modified: '2025-09-10T12:00:00.000Z' }));
    await screen.findByRole('heading', { name: 'NorthTowerA' });
    expect(factsOf()).toEqual({
      Asset: 'Kinnaird Viaduct',
      Site: 'Forth Estuary',
      'Modified on': '2025-09-10',
      Size: '5 MB',
      'Created by': 'Priya Raman',
      Checklist: 'Bridge annual',
    });
    expect(screen.getByRole('link', { name: 'Kinnaird Viaduct' })).toHaveAttribute('href', '/assets/kinnaird-1');
    expect(screen.getByRole('link', { name: 'Forth Estuary' })).toHaveAttribute('href', '/sites/forth-1');
  });

  it('a Draft that lacks data cannot be sent, and says everything it lacks', async () => {
    setUp(inspection(), holding('three', 20));
    expect(await screen.findByRole('heading', { name: 'NorthTowerA' })).toBeVisible();
    await waitFor(() =>
      expect(button('Send for processing')).toHaveAccessibleDescription(/at least 20 visual or thermal data/),
    );
    expect(button('Send for processing')).toBeDisabled();
    expect(screen.queryByRole('link', { name: /Launch/ })).not.toBeInTheDocument();
  });

  it('a Draft cannot be sent before it is known what it has', async () => {
    setUp(inspection(), [[calls.getModules, () => new Promise(() => undefined)]]);
    expect(await screen.findByRole('button', { name: 'Send for processing' })).toBeDisabled();
    expect(button('Send for processing')).not.toHaveAccessibleDescription();
  });

  it('sends a Draft with enough data after a confirmation, and shows Processing immediately', async () => {
    const { user, replies } = setUp(inspection({ imageCount: 1 }), holding('two', 1));
    await askToSend(user);
    replies.set(calls.getProject, new Promise(() => undefined));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Send for processing' }));
    expect(await screen.findByText('Processing')).toBeVisible();
    expect(screen.getByText('Waiting for its turn, step 1 of 6.')).toBeVisible();
    expect(button('Send for processing')).not.toBeInTheDocument();
    expect(button('Delete')).not.toBeInTheDocument();
  });

  it('the question names the images that arrived, not those that are left out', async () => {
    const { user } = setUp(inspection({ imageCount: 3, uploadedImageCount: 1 }), holding('two', 1, 3));
    await askToSend(user);
    expect(screen.getByRole('alertdialog')).toHaveTextContent(
      'Its 1 image cannot be changed afterwards. 2 files never arrived and will be left out.',
    );
  });

  it('the question does not say that a missing PDF is left out', async () => {
    const [[, files]] = holding('two', 1, 3);
    const pdf = (id: string, isUploaded: boolean) => ({ id, name: `${id}.pdf`, s3Key: id, size: 10, isUploaded });
    const { user } = setUp(inspection({ imageCount: 3, uploadedImageCount: 1 }), [
      [calls.getModules, { ...files, supplementary: { data: [pdf('p1', true), pdf('p2', false)] } }],
    ]);
    await askToSend(user);
    expect(screen.getByRole('alertdialog')).toHaveTextContent(
      'cannot be changed afterwards. 2 files never arrived and will be left out. 1 supplementary file never arrived and can still be uploaded afterwards.',
    );
  });

  it('a refusal to process is shown in the question', async () => {
    const refusal = StudioError.fromAnswer(409, { body: { code: 12, name: 'NotSent', message: '' } });
    const { user } = setUp(inspection(), [...holding('two', 1), [calls.processProject, refusal]]);
    await askToSend(user);
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Send for processing' }));
    await waitFor(() => expect(screen.getByRole('alertdialog')).toHaveTextContent(refusal.message));
  });

  it('a Completed one is launched, and shows its images per kind', async () => {
    setUp(inspection({ status: 'Completed', modules: modules({ three: { rgb: 2, ir: 0, isAr: false } }) }));
    const launch = await screen.findByRole('link', { name: /Launch/ });
    expect(launch).toHaveAttribute('href', 'https://cloud.example/inspections/north-1?email=maren%40grid.example');
    expect(launch).toHaveAttribute('rel', 'noopener');
    const section = await screen.findByRole('region', { name: '3D Digital Twin, visual 2' });
    expect(await within(section).findAllByRole('img')).toHaveLength(3);
    expect(within(section).getByRole('img', { name: 'Flagged' })).toBeVisible();
    expect(screen.queryByRole('region', { name: /thermal|2D/ })).not.toBeInTheDocument();
  });

  it.each([
    ['one image has a problem', ['The file is truncated.'], 'Processing is complete. 1 image has a problem.'],
    [
      'several images have problems',
      ['The file is truncated.', 'This is no thermal image.'],
      'Processing is complete. 2 images have problems.',
    ],
    ['no image has a problem', [undefined], 'Processing is complete.'],
  ])('a Completed one says so when %s', async (_case, problems, text) => {
    const rgb = problems.map((problem, index) => ({
      id: `file-${index}`,
      name: `DJI_${index}.jpg`,
      size: 1000,
      isUploaded: true,
      problem,
    }));
    setUp(inspection({ status: 'Completed' }), [[calls.getModules, { ...noFiles, three: { rgb, ir: [] } }]]);
    expect(await screen.findByText(text, { exact: true })).toBeVisible();
  });

  it('orthomosaics and sonar images have their sections; one without pictures says so', async () => {
    const none = {
      items: [],
      pagination: { top: 24, skip: 0, count: 0, pages: 0, hasNext: false, hasPrevious: false },
    };
    const completed = inspection({
      status: 'Completed',
      modules: modules({ ortho: { gcp: false, isEnabled: true }, sonar: { data: 12 } }),
    });
    setUp(completed, [[calls.listImages, none]]);
    const orthomosaic = await screen.findByRole('region', { name: 'Orthomosaic 0' });
    expect(await within(orthomosaic).findByText('There is nothing here yet.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Sonar Data 0' })).toBeVisible();
  });

  it.each(UNFINISHED)('while it is %s it is not launched, and images are not asked for', async (status) => {
    const held = {
      three: { rgb: 30, ir: 0, isAr: false },
      ortho: { gcp: false, isEnabled: true },
      sonar: { data: 12 },
    };
    const { asked } = setUp(inspection({ status, modules: modules(held) }));
    expect(await screen.findByRole('heading', { name: 'NorthTowerA' })).toBeVisible();
    expect(await screen.findByRole('row', { name: 'Orthomosaic Computed without a template.' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Launch/ })).not.toBeInTheDocument();
    expect(asked.some(({ call }) => call === calls.listImages)).toBe(false);
  });

  it('a Failed one names the reason and whom to write to', async () => {
    setUp(inspection({ status: 'Failed', statusReason: 'None of the 6 images could be read.' }));
    const banner = await screen.findByRole('alert');
    expect(banner).toHaveTextContent('Processing failed. Please contact support at support@grid.example.');
    expect(banner).toHaveTextContent('None of the 6 images could be read.');
    expect(screen.getByRole('link', { name: 'support@grid.example' })).toHaveAttribute(
      'href',
      'mailto:support@grid.example',
    );
  });

  it('an unknown one shows the text of 404 and a way back', async () => {
    setUp(StudioError.fromAnswer(404));
    expect(await screen.findByText('Unable to find this resource on the server.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  });

  it.each([
    ['Draft', 60_000],
    ['Completed', 60_000],
    ['Processing', 5_000],
  ] as const)('a %s one is fetched again after %d ms, and not before', async (status, intervalMs) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      const { asked } = setUp(inspection({ status }));
      await screen.findByRole('heading', { name: 'NorthTowerA' });
      const fetched = () => asked.filter(({ call }) => call === calls.getProject).length;
      expect(fetched()).toBe(1);
      await vi.advanceTimersByTimeAsync(intervalMs - 2_000);
      expect(fetched()).toBe(1);
      await vi.advanceTimersByTimeAsync(4_000);
      expect(fetched()).toBe(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it('one that did not load offers to try again', async () => {
    const { user, replies } = setUp(StudioError.fromAnswer(500));
    const retry = await screen.findByRole('button', { name: 'Click to retry data fetching.' });
    replies.set(calls.getProject, inspection());
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'NorthTowerA' })).toBeVisible();
  });
});
