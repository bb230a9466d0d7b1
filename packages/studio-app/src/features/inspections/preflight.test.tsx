import { calls } from '@inspection-studio/domain/calls';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { checkItems, type PreflightReply } from '../../preflight/check-files.ts';
import { choose, choosePhotos, fieldOf, next, openData, openWizard, photo, tab } from './testing/open-wizard.tsx';
import { company } from './testing/records.ts';

/** What the check reports, in the place of what it finds itself. */
const replaced = vi.hoisted(() => ({ replies: undefined as PreflightReply[] | undefined }));

vi.mock('../../preflight/start-check.ts', () => ({
  startCheck: (...[items, step, onReply]: Parameters<typeof checkItems>) => {
    if (replaced.replies) for (const reply of replaced.replies) onReply(reply);
    else void checkItems(items, step, onReply);
    return () => {};
  },
}));

const panel = () => screen.getByRole('region', { name: 'Check before upload' });
const rows = () => within(panel()).getAllByRole('listitem');

async function openStep(...names: string[]) {
  const wizard = openWizard();
  await openData(wizard.user, '2D Data');
  await choose(
    wizard.user,
    names.map((name) => photo(name, Uint8Array.of(0xff, 0xd8, 0xff, 0xdb, 0xff, 0xd9, name.charCodeAt(0)))),
  );
  await screen.findByRole('region', { name: 'Check before upload' });
  return wizard;
}

/** The dialog and its map, which take long to load when the machine is busy. */
beforeAll(() => import('../../preflight/PreflightDialog.tsx'));

describe('the check of added files', () => {
  afterEach(() => {
    replaced.replies = undefined;
    vi.restoreAllMocks();
  });

  it('says how many files are read until all are, without announcing it', async () => {
    replaced.replies = [{ type: 'read', facts: [[0, {}]] }];
    await openStep('a.jpg', 'b.jpg', 'c.jpg');
    expect(await screen.findByText('Checking 1 of 3')).toBeVisible();
    expect(within(panel()).getByRole('status')).toBeEmptyDOMElement();
  });

  it('lists each finding with a sign, and announces once that it is finished', async () => {
    await openStep('a.jpg', 'b.jpg', 'a-copy.jpg');
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(rows().map((row) => row.textContent)).toEqual([
      expect.stringContaining('3 images have no position'),
      expect.stringContaining('3 images have no capture time'),
      expect.stringContaining('1 file is an exact copy of another'),
    ]);
    expect(within(rows()[0] as HTMLElement).getByRole('img', { name: 'Warning' })).toBeVisible();
    expect(within(panel()).getByRole('status')).toHaveTextContent('Check finished with 3 findings');
  });

  it('is one quiet row when there is nothing to look at, and nothing without files', async () => {
    replaced.replies = [
      { type: 'read', facts: [[0, {}]] },
      { type: 'found', findings: [], isFinal: true },
    ];
    const { user } = await openStep('a.jpg');
    expect(await within(panel()).findByText('Nothing to look at', { selector: 'div > span' })).toBeVisible();
    expect(within(panel()).queryByRole('listitem')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Remove a.jpg' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Check before upload' })).not.toBeInTheDocument());
  });

  it('disappears where files cannot be checked', async () => {
    replaced.replies = [{ type: 'failed' }];
    const { user } = openWizard();
    await openData(user, '2D Data');
    await choosePhotos(user, 2);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Check before upload' })).not.toBeInTheDocument());
  });

  it('Show opens the files of a finding, and removes the selected ones from the step', async () => {
    const { user } = await openStep('a.jpg', 'b.jpg', 'a-copy.jpg');
    await user.click(await screen.findByRole('button', { name: 'Show: 1 file is an exact copy of another' }));
    const dialog = await screen.findByRole('dialog', { name: 'Check before upload' });
    expect(await within(dialog).findByText('a-copy.jpg')).toBeVisible();
    expect(within(dialog).queryByText('b.jpg')).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('checkbox', { name: /a-copy\.jpg/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Remove 1 file from the step' }));
    expect(await within(fieldOf('Visual images')).findByText('2 files')).toBeVisible();
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(document.body).not.toHaveFocus();
  });

  it('Show draws the track through the images, and names the pin of one that is far away by its finding', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
    const at = (latitude: number, second: number) => ({
      position: { latitude, longitude: -3.4 },
      takenMs: Date.UTC(2026, 10, 20, 9, 30, second),
    });
    replaced.replies = [
      {
        type: 'read',
        facts: [
          [0, at(56, 1)],
          [1, at(56.9, 2)],
          [2, at(56.001, 3)],
        ],
      },
      {
        type: 'found',
        findings: [
          { kind: 'outlyingPosition', level: 'look', text: '1 image is far from the other images', places: [1] },
        ],
        isFinal: true,
      },
    ];
    const { user } = await openStep('a.jpg', 'b.jpg', 'c.jpg');
    await user.click(await screen.findByRole('button', { name: 'Show: 1 image is far from the other images' }));
    const dialog = await screen.findByRole('dialog', { name: 'Check before upload' });
    expect(await within(dialog).findByText(/order of capture. It is dashed to images/)).toBeVisible();
    expect(await within(dialog).findByRole('button', { name: 'b.jpg: Far from the others' })).toBeVisible();
  });

  it('closing without a change returns the focus to Show', async () => {
    const { user } = await openStep('a.jpg', 'b.jpg');
    await user.click(await screen.findByRole('button', { name: 'Show: 2 images have no position' }));
    await user.click(await screen.findByRole('button', { name: 'Keep all' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Show: 2 images have no position' })).toHaveFocus());
  });

  it('the filter shows the files of every finding', async () => {
    const { user } = await openStep('a.jpg', 'b.jpg', 'a-copy.jpg');
    await user.click(await screen.findByRole('button', { name: 'Show: 1 file is an exact copy of another' }));
    const dialog = await screen.findByRole('dialog', { name: 'Check before upload' });
    await user.click(within(dialog).getByRole('combobox', { name: 'Finding' }));
    await user.click(screen.getByRole('option', { name: 'All findings' }));
    expect(within(dialog).getByText('b.jpg')).toBeVisible();
    expect(within(dialog).getByText('No position, No capture time, Exact copy')).toBeVisible();
  });

  it('images are compared with what is left of the licence, not with all of it', async () => {
    const licence = { ...company.licence!, dataType: 'ImageCount', dataAllowed: 100, dataUsed: 98 };
    const { user } = openWizard({ replies: [[calls.getCompany, { ...company, licence }]] });
    await openData(user, '2D Data');
    await choosePhotos(user, 3);
    const text = 'The images need 3 images, but the licence has 2 images left';
    expect(await screen.findByText(text)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove DJI_0.jpg' }));
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
  });

  it('a minimum that is not reached is refused in the words of the wizard, and said once', async () => {
    const { user } = openWizard();
    await openData(user, '3D Digital Twin');
    await choosePhotos(user, 2);
    const words = 'You must upload at least 20 visual or thermal data for a 3D Digital Twin.';
    expect(await within(panel()).findByText(words)).toBeVisible();
    expect(within(panel()).getByRole('img', { name: 'Refused' })).toBeVisible();
    await user.click(next());
    await user.click(tab(/3D Digital Twin/));
    expect(await screen.findAllByText(words)).toHaveLength(1);
  });
});
