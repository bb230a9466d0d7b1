import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { untranslated } from '../../widgets/testing/sentence.ts';
import type { DataStepProps } from './DataStep.tsx';
import { DataTypesStep } from './DataTypesStep.tsx';
import { DetailsStep } from './DetailsStep.tsx';
import { checklist, viaduct } from './testing/records.ts';
import { showStep } from './testing/show-step.tsx';

describe('the kinds of data', () => {
  const Types = ({ control, form }: DataStepProps) => <DataTypesStep control={control} form={form} />;
  const box = (name: string) => screen.getByRole('checkbox', { name });
  const none = { three: false, two: false, ortho: false, sonar: false, supplementary: false };

  it('say what they are and need; an orthomosaic needs a 3D Digital Twin', async () => {
    const { user, form } = showStep(Types, {}, none);
    expect(await screen.findByText('Choose what was captured; each choice adds its step.')).toBeVisible();
    expect(box('Sonar Data')).toHaveAccessibleDescription(
      'Recordings from under water, each with the file of its parameters. More than 5 .bmp images are needed, each with a .txt file of the same name.',
    );
    expect(box('Orthomosaic')).toBeDisabled();
    await user.click(box('3D Digital Twin'));
    await user.click(box('Orthomosaic'));
    expect(form().types).toEqual({ ...none, three: true, ortho: true });
  });

  it('other than supplementary data are locked after Draft', async () => {
    showStep(Types, { status: 'Completed' }, none);
    expect(await screen.findByText('Only supplementary data can be changed after Draft.')).toBeVisible();
    const open = screen.getAllByRole('checkbox').filter((one) => !one.hasAttribute('disabled'));
    expect(open).toEqual([box('Supplementary Data')]);
  });
});

describe('details', () => {
  const other = { ...viaduct, id: 'weir-1', name: 'Weir', site: { ...viaduct.site!, name: 'Tay' } };
  const New = ({ control, onClose }: DataStepProps) => (
    <DetailsStep control={control} keys={{ assets: [viaduct, other], checklists: [checklist] }} onClose={onClose} />
  );
  const Existing = ({ control, onClose }: DataStepProps) => (
    <DetailsStep control={control} keys={{ assetName: 'Weir', checklistName: 'Annual' }} onClose={onClose} />
  );
  const text = (name: RegExp | string) => screen.getByRole('textbox', { name });

  it('of a new one are its texts, a picture, and an asset, which names its site, and a checklist', async () => {
    const { user, form, onClose } = showStep(New, {});
    await screen.findByRole('heading', { name: 'Details' });
    expect(text(/Name/)).toHaveAccessibleDescription(/Letters and numbers; spaces are removed\./);
    await user.click(screen.getByRole('combobox', { name: /Asset/ }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Kinnaird ViaductForth Estuary',
      'WeirTay',
    ]);
    expect(untranslated(screen.getByRole('listbox'))).toEqual(['Kinnaird ViaductForth Estuary', 'WeirTay']);
    await user.click(screen.getByRole('option', { name: /Weir/ }));
    await waitFor(() => expect(form().assetId).toBe('weir-1'));
    expect(screen.getByRole('combobox', { name: /Checklist/ })).toBeRequired();
    expect(screen.getByText('Thumbnail Image')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('of one that exists show the asset and the checklist, which stay', async () => {
    showStep(Existing, {});
    await screen.findByRole('heading', { name: 'Details' });
    for (const [name, value] of [
      ['Asset', 'Weir'],
      ['Checklist', 'Annual'],
    ] as const) {
      expect(text(name)).toHaveValue(value);
      expect(text(name)).toHaveAccessibleDescription('Stays as it was created.');
    }
  });
});
