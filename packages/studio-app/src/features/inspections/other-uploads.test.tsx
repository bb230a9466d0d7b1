import { type Call, calls } from '@inspection-studio/domain/calls';
import { formatTime } from '@inspection-studio/domain/dates';
import type { RunningUpload } from '@inspection-studio/domain/inspections';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StudioError } from '../../api/index.ts';
import { batchOf, names } from '../../uploads/testing/fake-studio.ts';
import { InspectionProfile } from './InspectionProfile.tsx';
import { inspection, noFiles, viaduct } from './testing/records.ts';
import { maren, renderScreen } from './testing/render-screen.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const STARTED = '2026-11-20T08:30:00.000Z';
const hannas: RunningUpload = {
  id: 'hannas-tab',
  user: { id: 'hanna-1', name: 'Hanna Lindqvist', thumbnail: null },
  started: STARTED,
  done: 23,
  total: 40,
};
const marens: RunningUpload = {
  ...hannas,
  id: 'another-tab',
  user: { ...hannas.user, id: maren.id },
  done: 1,
  total: 2,
};

const rgb = Array.from({ length: 40 }, (_, index) => ({
  id: `i${index}`,
  name: `DJI_${index}.jpg`,
  s3Key: `k${index}`,
  size: 10,
  isUploaded: index < 23,
}));

function setUp(...uploads: RunningUpload[]) {
  const replies = new Map<Call, unknown>([
    [calls.getProject, inspection({ imageCount: 23, uploads })],
    [calls.getProjectAsset, viaduct],
    [calls.getModules, { ...noFiles, two: { rgb, ir: [] } }],
    [calls.getCaptureData, null],
    [calls.processProject, undefined],
    [calls.deleteProject, undefined],
    // The transfer of an upload of this tab never ends.
    [calls.getUploadUrl, { url: '/files/photo' }],
  ]);
  const rendered = renderScreen(<InspectionProfile inspectionId="north-1" />, replies);
  const queryOf = (call: Call) => rendered.asked.find((request) => request.call === call)?.query;
  const open = async (name: string) => {
    await waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled());
    await user.click(screen.getByRole('button', { name }));
    return screen.getByRole('alertdialog');
  };
  const user = userEvent.setup();
  return { ...rendered, replies, user, open, queryOf };
}

const press = (dialog: HTMLElement, name: string) => within(dialog).getByRole('button', { name });

describe('an upload of someone else', () => {
  it('is shown with its person, progress and start', async () => {
    setUp(hannas);
    const banner = await screen.findByRole('group', { name: 'Hanna Lindqvist is uploading' });
    expect(banner).toHaveTextContent(`23 of 40 uploaded, since ${formatTime(STARTED)}`);
    expect(within(banner).getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(23 / 40));
    expect(screen.getByText('Upload in progress')).toBeVisible();
    expect(await screen.findByRole('cell', { name: 'Uploading' })).toBeVisible();
  });

  it('in another tab of the same person is shown as their own', async () => {
    setUp(marens);
    expect(await screen.findByRole('group', { name: 'You are uploading in another tab' })).toBeVisible();
  });

  it('of this tab is not shown as that of another tab', async () => {
    const { uploads } = setUp({ ...marens, id: 'b1' });
    const [batch, sources] = batchOf(names(2));
    uploads.add({ ...batch, inspectionId: 'north-1' }, sources);
    expect(await screen.findByRole('group', { name: 'Upload in progress' })).toBeVisible();
    uploads.act('cancelled', 'b1');
    await waitFor(() => expect(screen.queryByRole('group', { name: /upload/i })).not.toBeInTheDocument());
  });
});

describe('what would interrupt an upload says whose', () => {
  it('Send for processing names the person, and interrupts only after that is confirmed', async () => {
    const { user, open, queryOf } = setUp(hannas);
    const dialog = await open('Send for processing');
    expect(dialog).toHaveTextContent(
      'This interrupts the upload of Hanna Lindqvist: 23 of 40 uploaded. Files that have not arrived are left out for good.',
    );
    await user.click(press(dialog, 'Interrupt and send'));
    expect(queryOf(calls.processProject)).toEqual({ interruptUploads: true });
  });

  it('Delete names the person, and interrupts only after that is confirmed', async () => {
    const { user, open, queryOf } = setUp(hannas, marens);
    const dialog = await open('Delete');
    expect(dialog).toHaveTextContent(
      'This interrupts the upload of Hanna Lindqvist: 23 of 40 uploaded. This interrupts your upload in another tab: 1 of 2 uploaded.',
    );
    await user.click(press(dialog, 'Interrupt and delete'));
    expect(queryOf(calls.deleteProject)).toEqual({ interruptUploads: true });
  });

  it.each([
    ['Send for processing', 'Send for processing', calls.processProject],
    ['Delete', 'Delete', calls.deleteProject],
  ])('without an upload, %s asks and sends as specified', async (name, confirm, call) => {
    const { user, open, queryOf, asked } = setUp();
    const dialog = await open(name);
    expect(dialog).not.toHaveTextContent('interrupts');
    await user.click(press(dialog, confirm));
    expect(asked.some((request) => request.call === call)).toBe(true);
    expect(queryOf(call)).toBeUndefined();
  });

  it.each(['Send for processing', 'Delete'])('%s notices an upload that has started since', async (name) => {
    const { open, replies } = setUp();
    await screen.findByRole('button', { name });
    replies.set(calls.getProject, inspection({ imageCount: 23, uploads: [hannas] }));
    const dialog = await open(name);
    await waitFor(() => expect(dialog).toHaveTextContent('This interrupts the upload of Hanna Lindqvist'));
  });

  it('a refusal of the server names the person, and lets the user decide', async () => {
    const { user, open, replies, asked } = setUp();
    const issues = [{ path: 'params.id', message: 'Hanna Lindqvist is uploading to NorthTowerA: 23 of 40 uploaded.' }];
    const dialog = await open('Send for processing');
    replies.set(calls.processProject, StudioError.fromAnswer(409, { body: { name: 'Conflict', message: '', issues } }));
    replies.set(calls.getProject, inspection({ imageCount: 23, uploads: [hannas] }));
    await user.click(press(dialog, 'Send for processing'));
    await waitFor(() => expect(dialog).toHaveTextContent(issues[0]!.message));
    replies.set(calls.processProject, undefined);
    await user.click(await within(dialog).findByRole('button', { name: 'Interrupt and send' }));
    expect(asked.filter(({ call }) => call === calls.processProject).map(({ query }) => query)).toEqual([
      undefined,
      { interruptUploads: true },
    ]);
  });
});
