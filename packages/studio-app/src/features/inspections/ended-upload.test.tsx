import { type Call, calls } from '@inspection-studio/domain/calls';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StudioError } from '../../api/index.ts';
import { useImageUploads } from '../../uploads/index.ts';
import { batchOf, names } from '../../uploads/testing/fake-studio.ts';
import { InspectionProfile } from './InspectionProfile.tsx';
import { inspection, noFiles, viaduct } from './testing/records.ts';
import { renderScreen } from './testing/render-screen.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const FILES = names(3);

/** Starts an upload whose bytes are stored already, so that only the confirmations of its files are left. */
function StartUpload() {
  const { add } = useImageUploads(() => null);
  const start = () => {
    const [batch, sources] = batchOf(FILES);
    for (const source of sources.files.values()) source.isStored = true;
    add({ ...batch, inspectionId: 'north-1' }, sources);
  };
  return <button onClick={start}>Start</button>;
}

/** The profile over a server that knows which files are confirmed. @param refused ids of files that it refuses */
function setUp(refused: readonly string[]) {
  const confirmed = new Set<string>();
  const confirm = ({ params }: { params: { id: string } }) => {
    if (refused.includes(params.id)) throw StudioError.fromAnswer(400);
    confirmed.add(params.id);
  };
  const files = () => ({
    rgb: FILES.map((id) => ({ id, name: `${id}.jpg`, s3Key: id, size: 10, isUploaded: confirmed.has(id) })),
    ir: [],
  });
  const counts = () => ({ imageCount: FILES.length, uploadedImageCount: confirmed.size });
  renderScreen(
    <>
      <InspectionProfile inspectionId="north-1" />
      <StartUpload />
    </>,
    new Map<Call, unknown>([
      [calls.getProject, () => inspection(counts())],
      [calls.getProjectAsset, viaduct],
      [calls.getModules, () => ({ ...noFiles, two: files() })],
      [calls.getCaptureData, null],
      [calls.confirmImageUploaded, confirm],
    ]),
    '/',
    { hasUploads: true },
  );
}

const row = () => screen.getByRole('row', { name: /^2D Data Visual/ });

it.each([
  ['completely', [], '2D Data Visual 3 All uploaded', 'Its 3 images cannot be changed afterwards.'],
  [
    'with failures',
    ['f2'],
    '2D Data Visual 3 1 file not uploaded',
    'Its 2 images cannot be changed afterwards. 1 file never arrived and will be left out.',
  ],
])(
  'the numbers of the profile are those of the server as soon as an upload has ended %s',
  async (_how, refused, name, text) => {
    setUp(refused);
    await waitFor(() => expect(row()).toHaveAccessibleName('2D Data Visual 3 3 files not uploaded'));
    expect(screen.getByRole('button', { name: 'Send for processing' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Start' }));
    await waitFor(() => expect(row()).toHaveAccessibleName(name));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send for processing' })).toBeEnabled());
    await userEvent.click(screen.getByRole('button', { name: 'Send for processing' }));
    expect(screen.getByRole('alertdialog')).toHaveTextContent(text);
  },
);

it('the screen stays on while files are uploading', async () => {
  const lock = Object.assign(new EventTarget(), { release: vi.fn(async () => undefined) });
  const request = vi.fn(async () => lock);
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  setUp([]);
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Start' }));
  await waitFor(() => expect(request.mock.calls).toEqual([['screen']]));
  await waitFor(() => expect(lock.release).toHaveBeenCalledOnce());
  expect(row()).toHaveTextContent('All uploaded');
  Reflect.deleteProperty(navigator, 'wakeLock');
});
