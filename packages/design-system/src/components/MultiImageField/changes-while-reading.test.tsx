import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { slowTransfer } from '../../testing/slow-transfer.js';
import { MultiImageField, type MultiImageFieldProps } from './index.js';

vi.stubGlobal('createImageBitmap', async () => ({ close() {} }));

const jpeg = (index: number) => new File(['image'], `DJI_${index}.JPG`, { type: 'image/jpeg' });
const jpegs = (count: number) => Array.from({ length: count }, (_, index) => jpeg(index));

function setUp(props: Partial<MultiImageFieldProps> = {}) {
  const onValueChange = vi.fn<NonNullable<MultiImageFieldProps['onValueChange']>>();
  const { unmount } = render(<MultiImageField label="Visual images" onValueChange={onValueChange} {...props} />);
  return { onValueChange, values: () => onValueChange.mock.calls.map(([files]) => files), unmount };
}

describe('MultiImageField while a large folder is read', () => {
  const dropSlowly = (...files: File[]) => {
    const { dataTransfer, finish } = slowTransfer(...files);
    fireEvent.drop(screen.getByRole('group', { name: 'Visual images' }), { dataTransfer });
    return () => act(async () => finish());
  };
  const shown = () => screen.getAllByRole('img').map((image) => image.getAttribute('aria-label'));

  it.each(['its own list', "the parent's list"])(
    'an image that is removed meanwhile stays removed: %s',
    async (owner) => {
      function Album() {
        const [files, setFiles] = useState<readonly File[]>(jpegs(2));
        return <MultiImageField label="Visual images" value={files} onValueChange={setFiles} />;
      }
      if (owner === 'its own list') setUp({ defaultValue: jpegs(2) });
      else render(<Album />);
      const finish = dropSlowly(jpeg(7));
      await userEvent.click(screen.getByRole('button', { name: 'Remove DJI_0.JPG' }));
      await finish();
      await waitFor(() => expect(shown()).toEqual(['DJI_1.JPG', 'DJI_7.JPG']));
    },
  );

  it('the parent can make the change to a list that is newer than the field', async () => {
    const [old, newer, added] = jpegs(3) as [File, File, File];
    const { onValueChange, unmount } = setUp({ value: [old] });
    const finish = dropSlowly(added);
    unmount();
    await finish();
    await waitFor(() => expect(onValueChange).toHaveBeenCalled());
    const [files, change] = onValueChange.mock.lastCall!;
    expect(files).toEqual([old, added]);
    expect(change([newer])).toEqual([newer, added]);
  });

  it('a parent that refuses a change keeps its list', async () => {
    const [first, second] = jpegs(2) as [File, File];
    const { values } = setUp({ value: [first, second] });
    await userEvent.click(screen.getByRole('button', { name: 'Remove DJI_0.JPG' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove DJI_1.JPG' }));
    expect(values()).toEqual([[second], [first]]);
  });
});
