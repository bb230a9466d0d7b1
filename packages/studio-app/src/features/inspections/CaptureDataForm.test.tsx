import { calls } from '@inspection-studio/domain/calls';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { CaptureDataForm } from './CaptureDataForm.tsx';
import { recorded } from './testing/records.ts';
import { renderScreen } from './testing/render-screen.tsx';

const show = async () => {
  const nothing = () => undefined;
  const { asked } = renderScreen(
    <CaptureDataForm
      inspectionId="north-1"
      captureData={recorded}
      onDirtyChange={nothing}
      onSaved={nothing}
      onCancel={nothing}
    />,
    new Map([[calls.updateCaptureData, recorded]]),
  );
  await screen.findByRole('textbox', { name: 'Location' });
  return asked;
};

const TEXTS = [
  ['Location', 'location'],
  ['Supervisor', 'supervisor'],
  ['Capture device', 'captureDevice'],
  ['Visual resolution', 'visualResolution'],
  ['Sonar range', 'sonarRange'],
] as const;
const NUMBERS = [
  ['Air temperature', 'airTemperature'],
  ['Wind speed', 'windSpeed'],
  ['Humidity', 'humidity'],
] as const;

it('every field of the form shows its own recorded value', async () => {
  await show();
  for (const [label, field] of TEXTS) expect(screen.getByRole('textbox', { name: label })).toHaveValue(recorded[field]);
  for (const [label, field] of NUMBERS)
    expect(screen.getByRole('spinbutton', { name: label })).toHaveValue(String(recorded[field]));
  const chosen = (group: string) =>
    within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { checked: true });
  expect(chosen('Geotagged')).toHaveAccessibleName('Partial');
  expect(chosen('Thermal type')).toHaveAccessibleName('Non-radiometric');
  expect(screen.getByRole('button', { name: 'Remove Priya Raman' })).toBeInTheDocument();
  const date = within(screen.getByRole('group', { name: 'Capture date' })).getAllByRole('spinbutton');
  expect(date.map((part) => part.getAttribute('aria-valuenow'))).toEqual(['2025', '11', '14']);
});

it.each(TEXTS)('what is typed into %s is saved as %s alone', async (label, field) => {
  const asked = await show();
  const input = screen.getByRole('textbox', { name: label });
  await userEvent.clear(input);
  await userEvent.type(input, 'Pier 4');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(asked.find(({ call }) => call === calls.updateCaptureData)?.payload).toEqual({
      ...recorded,
      [field]: 'Pier 4',
    }),
  );
});
