import { type Call, calls } from '@inspection-studio/domain/calls';
import type { AccessToken } from '@inspection-studio/domain/users';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { StudioError } from '../../api/index.ts';
import { onPhone } from '../inspections/testing/on-phone.ts';
import { rowsOf } from '../inspections/testing/read-screen.ts';
import { maren, renderScreen } from '../inspections/testing/render-screen.tsx';
import { AccessTokens } from './AccessTokens.tsx';

const token = (id: string, values: Partial<AccessToken> = {}): AccessToken => ({
  id,
  name: 'Field laptop',
  rights: 'Upload',
  created: '2025-01-01T08:00:00.000Z',
  expires: '2099-12-31T12:00:00.000Z',
  lastUsed: null,
  ...values,
});
const laptop = token('laptop');
const backup = token('backup', {
  name: 'Nightly export',
  rights: 'All',
  expires: '2025-01-08T12:00:00.000Z',
  lastUsed: '2025-01-02T12:00:00.000Z',
});
const LIMIT = 'You have 20 access tokens. Revoke one to create another.';
const SECRET = `ist_${'k'.repeat(43)}`;

const show = (tokens: unknown, created: unknown = { ...laptop, token: SECRET }, revoked?: unknown) =>
  renderScreen(
    <AccessTokens user={maren} />,
    new Map<Call, unknown>([
      [calls.listAccessTokens, tokens],
      [calls.createAccessToken, created],
      [calls.revokeAccessToken, revoked],
    ]),
  );

const createButton = () => screen.findByRole('button', { name: 'Create token' });

async function openForm() {
  await userEvent.click(await createButton());
  return screen.findByRole('dialog', { name: 'Create access token' });
}

async function fillIn(name: string) {
  const dialog = await openForm();
  await userEvent.type(within(dialog).getByRole('textbox', { name: /^Name/ }), name);
  return dialog;
}

describe('the access tokens of a person', () => {
  it('shows name, rights, expiry and last use', async () => {
    show([laptop, backup]);
    await screen.findByText('Nightly export');
    expect(rowsOf('Access tokens')).toEqual([
      { Name: 'Field laptop', Rights: 'Upload only', Expires: 'Dec 31, 2099', 'Last used': 'Never', Actions: 'Revoke' },
      {
        Name: 'Nightly export',
        Rights: 'Everything I may do',
        Expires: 'Expired',
        'Last used': 'on Jan 2, 2025',
        Actions: 'Revoke',
      },
    ]);
  });

  it('on a phone a row has all of it, each once', async () => {
    onPhone();
    show([laptop, backup]);
    await screen.findByText('Nightly export');
    const rows = within(screen.getByRole('list', { name: 'Access tokens' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Field laptopUpload onlyExpires: Dec 31, 2099. Last used: NeverRevoke',
      'Nightly exportEverything I may doExpires: Expired. Last used: on Jan 2, 2025Revoke',
    ]);
  });

  it('says how many there are, and what they are for', async () => {
    show([laptop, backup]);
    await screen.findByText('Nightly export');
    expect(screen.getByRole('heading', { name: /^Access tokens/ })).toHaveTextContent(/^Access tokens 2$/);
    const purpose = 'Scripts and the command line sign in with a token instead of you.';
    expect(screen.getByText(purpose)).toBeInTheDocument();
  });

  it('says so when there is none', async () => {
    show([]);
    expect(await screen.findByText('No access tokens')).toBeInTheDocument();
  });

  it('shows an error in the place of the list', async () => {
    show(new Error('Something went wrong.'));
    expect(await screen.findByText('Something went wrong.')).toBeInTheDocument();
  });
});

describe('creating a token', () => {
  it('sends name, rights and days, with upload rights and 30 days at first', async () => {
    const { asked } = show([]);
    const dialog = await fillIn('Field laptop');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create' }));
    await waitFor(() =>
      expect(asked).toContainEqual({
        call: calls.createAccessToken,
        params: { id: 'maren-1' },
        payload: { name: 'Field laptop', rights: 'Upload', days: 30 },
      }),
    );
  });

  it('sends the chosen rights and days', async () => {
    const { asked } = show([]);
    const dialog = await fillIn('Export');
    await userEvent.click(within(dialog).getByRole('combobox', { name: /^Rights/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^Everything I may do/ }));
    await userEvent.click(within(dialog).getByRole('radio', { name: '365 days' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create' }));
    await waitFor(() =>
      expect(asked).toContainEqual(expect.objectContaining({ payload: { name: 'Export', rights: 'All', days: 365 } })),
    );
  });

  it('shows the token once, selected, and copies it', async () => {
    const user = userEvent.setup();
    show([]);
    const form = await fillIn('Field laptop');
    await userEvent.click(within(form).getByRole('button', { name: 'Create' }));
    const dialog = await screen.findByRole('dialog', { name: 'Access token created' });
    const field = within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Field laptop' });
    expect(field).toHaveValue(SECRET);
    expect(field).toHaveFocus();
    expect(field.selectionEnd).toBe(SECRET.length);
    expect(field).toHaveAccessibleDescription(
      'Copy the token now. It is not shown again. It works until Dec 31, 2099.',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Copy token' }));
    expect(await navigator.clipboard.readText()).toBe(SECRET);
    expect(within(dialog).getByRole('status')).toHaveTextContent('Copied');

    await user.click(within(dialog).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(await createButton());
    expect(await screen.findByRole('dialog', { name: 'Create access token' })).not.toHaveTextContent(SECRET);
    expect(document.body.innerHTML).not.toContain(SECRET);
  });

  it('offers the rights with what they mean, and lifetimes in days', async () => {
    show([]);
    const dialog = await openForm();
    expect(within(dialog).getByRole('textbox', { name: /^Name/ })).toHaveAccessibleDescription(
      /What the token is for, such as a script or a computer\./,
    );
    const days = within(dialog).getByRole('radiogroup', { name: /^Expires after/ });
    expect(within(days).getAllByRole('radio', { name: /days$/ })).toHaveLength(4);
    expect(days).toHaveTextContent(/7 days30 days90 days365 days$/);
    await userEvent.click(within(dialog).getByRole('combobox', { name: /^Rights/ }));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'Upload onlyCreate and edit inspections, upload to them and send them for processing. Nothing else can be changed.',
      'Everything I may doExcept access tokens, sessions and sign-in methods.',
    ]);
  });

  it('shows that it is being created', async () => {
    show([], () => new Promise(() => undefined));
    const dialog = await fillIn('Field laptop');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create' }));
    expect(await within(dialog).findByText('Creating')).toBeInTheDocument();
  });

  it('Cancel closes the form', async () => {
    show([]);
    const dialog = await openForm();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('asks for a name', async () => {
    const { asked } = show([]);
    await userEvent.click(await createButton());
    await userEvent.click(await screen.findByRole('button', { name: 'Create' }));
    expect(await screen.findByText('Input must contain at least 2 character(s)')).toBeInTheDocument();
    expect(asked.some(({ call }) => call === calls.createAccessToken)).toBe(false);
  });

  it('shows a refusal in the form, and keeps what was entered', async () => {
    show([], StudioError.fromAnswer(409, { body: { issues: [{ path: 'tokens', message: LIMIT }] } }));
    const dialog = await fillIn('Field laptop');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(LIMIT);
    expect(within(dialog).getByRole('textbox', { name: /^Name/ })).toHaveValue('Field laptop');
  });
});

describe('revoking a token', () => {
  it('asks first, and says that it cannot be undone', async () => {
    const { asked } = show([laptop, backup]);
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke Nightly export' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Revoke access token' });
    expect(dialog).toHaveTextContent(
      'Everything that uses Nightly export stops working at once. You cannot undo this.',
    );
    expect(asked.some(({ call }) => call === calls.revokeAccessToken)).toBe(false);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Revoke' }));
    await waitFor(() =>
      expect(asked).toContainEqual({
        call: calls.revokeAccessToken,
        params: { id: 'maren-1', tokenId: 'backup' },
      }),
    );
    const toast = await screen.findByText('Access token revoked');
    expect(toast.closest('li')).toHaveTextContent(/^Access token revokedNightly export/);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  it.each<[string, unknown, string]>([
    ['waits for the reply', () => new Promise(() => undefined), 'Please wait'],
    ['stays open with the reason after a failure', new Error('The server is down.'), 'The server is down.'],
  ])('the question %s', async (_case, reply, text) => {
    show([laptop], undefined, reply);
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke Field laptop' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Revoke access token' });
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Revoke' }));
    expect(await within(dialog).findByText(text)).toBeInTheDocument();
    expect(screen.queryByText('Access token revoked')).not.toBeInTheDocument();
  });

  it('Cancel revokes nothing', async () => {
    const { asked } = show([laptop]);
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke Field laptop' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(asked.some(({ call }) => call === calls.revokeAccessToken)).toBe(false);
  });
});
