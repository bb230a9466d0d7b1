import { screen, waitFor, within } from '@testing-library/react';
import { calls } from '@inspection-studio/domain/calls';
import { describe, expect, it } from 'vitest';
import { checklist, viaduct } from './testing/records.ts';
import { choosePhotos, next, openWizard, photos, save, tab } from './testing/open-wizard.tsx';

describe('create an inspection', () => {
  it('steps of kinds that are not chosen are off; Next passes them', async () => {
    const { user } = openWizard();
    expect(await screen.findByRole('tab', { name: /3D Digital Twin/ })).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: '2D Data' }));
    await user.click(next());
    expect(screen.getByRole('heading', { name: '2D Data', level: 2 })).toBeVisible();
  });

  it('Cancel shows on the first step only', async () => {
    const { user, onCancel } = openWizard();
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(onCancel).toHaveBeenCalledOnce();
    await user.click(next());
    expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  });

  it('Close of every other step leaves', async () => {
    const { user, onCancel } = openWizard();
    await screen.findByRole('checkbox', { name: '2D Data' });
    for (const kind of screen.getAllByRole('checkbox')) await user.click(kind);
    const [first, ...others] = screen.getAllByRole('tab');
    expect(first).toHaveAccessibleName(/Data Types/);
    for (const [index, step] of others.entries()) {
      await user.click(step);
      await user.click(screen.getByRole('button', { name: 'Close' }));
      expect(onCancel).toHaveBeenCalledTimes(index + 1);
    }
    expect(onCancel).toHaveBeenCalledTimes(7);
  });

  it('an asset of the address that is unknown is ignored', async () => {
    const { user } = openWizard({ assetId: 'nowhere-1' });
    await user.click(await screen.findByRole('tab', { name: /Details/ }));
    expect(screen.getByRole('combobox', { name: /Asset/ })).toHaveTextContent('Select an option');
  });

  it('a failed submit jumps to the first step with an error, focuses it and counts the errors of every step', async () => {
    const { user, asked } = openWizard();
    await user.click(await screen.findByRole('checkbox', { name: '3D Digital Twin' }));
    await user.click(next());
    await choosePhotos(user, 20);
    await user.click(tab(/Confirmation/));
    await user.click(save());
    expect(
      await screen.findByText('You must upload at least 20 visual or thermal data for a 3D Digital Twin.'),
    ).toBeVisible();
    expect(screen.getByRole('group', { name: '3D Digital Twin' })).toHaveFocus();
    expect(tab(/3D Digital Twin/)).toHaveAccessibleName(/1 error/);
    expect(tab(/Details/)).toHaveAccessibleName(/1 error/);
    expect(asked.some(({ call }) => call === calls.createProject)).toBe(false);
  });

  it('the error under a step disappears once its files are there', async () => {
    const { user } = openWizard();
    await user.click(await screen.findByRole('checkbox', { name: '3D Digital Twin' }));
    await user.click(next());
    await user.click(next());
    await user.click(tab(/3D Digital Twin/));
    const error = 'You must upload at least 20 visual or thermal data for a 3D Digital Twin.';
    expect(await screen.findByText(error)).toBeVisible();
    await choosePhotos(user, 21);
    await waitFor(() => expect(screen.queryByText(error)).not.toBeInTheDocument());
    expect(tab(/3D Digital Twin/)).not.toHaveAccessibleName(/error/);
  });

  it('the error of a step without a kind of data disappears once a kind is chosen', async () => {
    const { user } = openWizard();
    await screen.findByRole('checkbox', { name: '2D Data' });
    await user.click(next());
    await user.click(tab(/Data Types/));
    const error = await screen.findByText('You must select at least one data type.');
    await user.click(screen.getByRole('checkbox', { name: '2D Data' }));
    await waitFor(() => expect(error).not.toBeInTheDocument());
  });

  it('21 images pass: saves details and files, hands the upload over and says so', async () => {
    const { user, payloadOf, uploads, onCreated } = openWizard();
    await user.click(await screen.findByRole('checkbox', { name: '3D Digital Twin' }));
    await user.click(next());
    await choosePhotos(user, 21);
    await user.click(next());
    await user.clear(screen.getByRole('textbox', { name: /Name/ }));
    await user.type(screen.getByRole('textbox', { name: /Name/ }), 'North Tower A');
    await user.click(screen.getByRole('combobox', { name: /Checklist/ }));
    await user.click(screen.getByRole('option', { name: checklist.name }));
    await user.click(next());
    await user.click(screen.getByRole('checkbox', { name: 'Send for processing' }));
    await user.click(save());
    await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
    expect(payloadOf(calls.createProject)).toEqual({
      name: 'NorthTowerA',
      description: '',
      assetId: viaduct.id,
      checklistId: checklist.id,
      creationKey: expect.any(String),
    });
    expect(payloadOf(calls.updateModules)).toMatchObject({
      three: { rgb: photos(21).map(({ name }) => ({ name, size: 1 })) },
    });
    expect(uploads.getSnapshot().batches).toMatchObject([{ inspectionName: 'NorthTowerA', processing: 'Pending' }]);
  });

  it('Close of a step asks once something was entered', async () => {
    const { user, router, onCancel } = openWizard();
    onCancel.mockImplementation(() => void router.navigate('/elsewhere'));
    await screen.findByRole('checkbox', { name: '2D Data' });
    for (const kind of screen.getAllByRole('checkbox')) await user.click(kind);
    const close = async () => {
      await user.click(screen.getByRole('button', { name: 'Close' }));
      return screen.findByRole('alertdialog', { name: 'Discard changes?' });
    };
    for (const step of screen.getAllByRole('tab').slice(1)) {
      await user.click(step);
      const question = await close();
      expect(question).toHaveTextContent('What you entered here is not saved.');
      await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
      await waitFor(() => expect(question).not.toBeInTheDocument());
      expect(step).toHaveAttribute('aria-selected', 'true');
      expect(router.state.location.pathname).toBe('/');
    }
    await user.click(within(await close()).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'));
  });

  it('Close does not ask as long as nothing was entered', async () => {
    const { user, router, onCancel } = openWizard();
    onCancel.mockImplementation(() => void router.navigate('/elsewhere'));
    await user.click(await screen.findByRole('tab', { name: /Confirmation/ }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});
