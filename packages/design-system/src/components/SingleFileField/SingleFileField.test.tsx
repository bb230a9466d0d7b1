import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { fileTransfer } from '../../testing/file-transfer.js';
import { Field } from '../Field/index.js';
import { SingleFileField, type SingleFileFieldProps } from './index.js';

vi.stubGlobal('createImageBitmap', async () => ({ close() {} }));

const jpeg = (name = 'tower.jpg') => new File([new Uint8Array(2048)], name, { type: 'image/jpeg' });
const gif = new File(['gif'], 'tower.gif', { type: 'image/gif' });

function setUp(props: Partial<SingleFileFieldProps> = {}) {
  const onValueChange = vi.fn();
  const { container } = render(
    <Field label="Thumbnail">
      <SingleFileField onValueChange={onValueChange} {...props} />
    </Field>,
  );
  const input = container.querySelector('input')!;
  return { onValueChange, input, choose: (file: File) => userEvent.upload(input, file, { applyAccept: false }) };
}

describe('SingleFileField', () => {
  it('takes one file, image/jpeg or image/png', async () => {
    const { input, onValueChange, choose } = setUp();
    expect(input).not.toHaveAttribute('multiple');
    expect(input).toHaveAttribute('accept', 'image/jpeg,image/png,.jpg,.jpeg,.png');
    const png = new File(['scan'], 'scan.png', { type: 'image/png' });
    await choose(png);
    await waitFor(() => expect(onValueChange.mock.calls).toEqual([[png]]));
  });

  it('refuses another type in its own words', async () => {
    const { choose, onValueChange } = setUp();
    await choose(gif);
    expect(await screen.findByText('File type must be the following: image/jpeg, image/png')).toBeInTheDocument();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it("'Too many files' when two are dropped", async () => {
    const { onValueChange } = setUp();
    fireEvent.drop(screen.getByRole('group', { name: 'Thumbnail' }), {
      dataTransfer: fileTransfer(jpeg(), jpeg('bridge.jpg')),
    });
    expect(await screen.findByText('Too many files')).toBeInTheDocument();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it("leaves other messages to the dropzone's own", async () => {
    const { choose } = setUp({ maxSizeBytes: 2047 });
    await choose(jpeg());
    expect(await screen.findByText('File is larger than 2047 bytes')).toBeInTheDocument();
  });

  it('shows the file with its name and size, and another one replaces it', async () => {
    const { choose } = setUp();
    await choose(jpeg());
    expect(await screen.findByRole('img', { name: 'tower.jpg' })).toBeInTheDocument();
    expect(screen.getByText('2 KB')).toBeInTheDocument();
    await choose(jpeg('bridge.jpg'));
    expect(await screen.findByRole('img', { name: 'bridge.jpg' })).toBeInTheDocument();
    expect(screen.queryByText('tower.jpg')).toBeNull();
  });

  it('keeps focus once a file was chosen: on Replace, described by its name and size', async () => {
    setUp();
    screen.getByRole('button', { name: 'Choose file' }).focus();
    fireEvent.drop(screen.getByRole('group', { name: 'Thumbnail' }), { dataTransfer: fileTransfer(jpeg()) });
    const replace = await screen.findByRole('button', { name: 'Replace' });
    expect(replace).toHaveFocus();
    expect(replace).toHaveAccessibleDescription('tower.jpg 2 KB');
  });

  it('takes no focus from elsewhere when a file is dropped', async () => {
    setUp();
    fireEvent.drop(screen.getByRole('group', { name: 'Thumbnail' }), { dataTransfer: fileTransfer(jpeg()) });
    expect(await screen.findByRole('button', { name: 'Replace' })).not.toHaveFocus();
  });

  it('removes the file and gives focus to the button that chooses another', async () => {
    const { onValueChange } = setUp({ defaultValue: jpeg() });
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(onValueChange.mock.calls).toEqual([[null]]);
    expect(screen.getByRole('button', { name: 'Choose file' })).toHaveFocus();
  });

  it('shows the existing picture until a file is chosen, and again when that is removed', async () => {
    const { choose } = setUp({ existingSrc: '/tower.png' });
    expect(screen.getByRole('img', { name: 'Current picture' })).toHaveAttribute('src', '/tower.png');
    await choose(jpeg());
    await waitFor(() => expect(screen.queryByRole('img', { name: 'Current picture' })).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(screen.getByRole('img', { name: 'Current picture' })).toBeInTheDocument();
  });

  it('asks the parent to remove the existing picture, when it may', async () => {
    const onExistingRemove = vi.fn();
    setUp({ existingSrc: '/tower.png', onExistingRemove });
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(onExistingRemove).toHaveBeenCalledTimes(1);
  });

  it('offers no removal of an existing picture otherwise', () => {
    setUp({ existingSrc: '/tower.png' });
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Replace' })).toBeInTheDocument();
  });
});

it.each([
  ['Enter', '{Enter}'],
  ['Space', ' '],
])('%s on its button opens the file dialog', async (_key, keys) => {
  const { input } = setUp();
  const open = vi.fn();
  input.addEventListener('click', open);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: /^Choose/ })).toHaveFocus();
  await userEvent.keyboard(keys);
  expect(open).toHaveBeenCalledOnce();
});
