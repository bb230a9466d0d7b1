import { calls } from '@inspection-studio/domain/calls';
import type { CaptureFacts } from '@inspection-studio/domain/preflight';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { FileFacts } from '../../preflight/read-facts.ts';
import { keepCaptureFacts, keptCaptureFacts } from '../../preflight/kept-capture-facts.ts';
import { keepFacts } from '../../preflight/usePreflight.ts';
import { CaptureDataForm } from './CaptureDataForm.tsx';
import { choose, openConfirmation, openData, openWizard, photos, save } from './testing/open-wizard.tsx';
import { inspection } from './testing/records.ts';
import { renderScreen } from './testing/render-screen.tsx';

const FACTS: CaptureFacts = { captureDate: '2026-11-20', captureDevice: 'DJI M3E', geotagged: 'Yes' };
const NOTE = 'From the files';

async function showForm(inspectionId: string) {
  const nothing = () => undefined;
  const { asked } = renderScreen(
    <CaptureDataForm
      inspectionId={inspectionId}
      captureData={null}
      onDirtyChange={nothing}
      onSaved={nothing}
      onCancel={nothing}
    />,
    new Map([[calls.createCaptureData, {}]]),
  );
  const device = await screen.findByRole('textbox', { name: 'Capture device' });
  return {
    device,
    user: userEvent.setup(),
    saved: () => asked.find(({ call }) => call === calls.createCaptureData)?.payload,
  };
}

describe('new capture data begins with what the files say', () => {
  it('marked as such, until it is changed', async () => {
    keepCaptureFacts('from-files-1', FACTS);
    const { device, user, saved } = await showForm('from-files-1');
    expect(device).toHaveValue('DJI M3E');
    expect(device).toHaveAccessibleDescription(NOTE);
    expect(screen.getAllByText(NOTE)).toHaveLength(3);
    await user.clear(device);
    expect(device).not.toHaveAccessibleDescription(NOTE);
    expect(device).toHaveValue('');
    await user.type(screen.getByRole('textbox', { name: /Acquisition team/ }), 'Priya Raman{Enter}');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(saved()).toMatchObject({
        captureDate: '2026-11-20T00:00:00.000Z',
        captureDevice: '',
        geotagged: 'Yes',
        thermalType: 'Unselected',
      }),
    );
  });

  it('and is empty where they say nothing', async () => {
    const { device } = await showForm('unknown-1');
    expect(device).toHaveValue('');
    expect(screen.queryByText(NOTE)).not.toBeInTheDocument();
  });
});

describe('what the files say is kept when the inspection is saved', () => {
  const SHOT: FileFacts = {
    takenMs: Date.UTC(2026, 10, 20, 9),
    takenDay: '2026-11-20',
    camera: 'DJI M3E',
    position: { latitude: 56, longitude: -3 },
  };
  it.each<[string, number, CaptureFacts]>([
    ['once all of them are read', 3, FACTS],
    ['not while some are unread', 2, {}],
  ])('%s', async (_case, readCount, facts) => {
    const { id } = inspection();
    keepCaptureFacts(id, { captureDevice: 'Before' });
    const { user, onCreated } = openWizard();
    await openData(user, '2D Data');
    const files = photos(3);
    for (const file of files.slice(0, readCount)) keepFacts(file, SHOT);
    await within(await choose(user, files)).findByText('3 files');
    await openConfirmation(user);
    await user.click(save());
    await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
    expect(keptCaptureFacts(id)).toEqual(facts);
  });
});
