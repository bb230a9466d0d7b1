import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MultiImageField, type MultiImageFieldProps } from './index.js';

// Without createImageBitmap, previews are object URLs. jsdom supports neither.
const before = Object.getOwnPropertyDescriptors(URL);
let urlCount = 0;
const created = vi.fn<(blob: Blob) => string>(() => `blob:${(urlCount += 1)}`);
const revoked = vi.fn<(url: string) => void>();
beforeEach(() => {
  created.mockClear();
  revoked.mockClear();
  Object.assign(URL, { createObjectURL: created, revokeObjectURL: revoked });
});
afterEach(() => void Object.defineProperties(URL, before));

const jpeg = (index = 1, sizeBytes = 1024) =>
  new File([new Uint8Array(sizeBytes)], `DJI_${index}.JPG`, { type: 'image/jpeg' });
const jpegs = (count: number) => Array.from({ length: count }, (_, index) => jpeg(index));
const png = new File(['scan'], 'scan.png', { type: 'image/png' });

function setUp(props: Partial<MultiImageFieldProps> = {}) {
  const onValueChange = vi.fn<NonNullable<MultiImageFieldProps['onValueChange']>>();
  const { container, unmount } = render(
    <MultiImageField label="Visual images" onValueChange={onValueChange} {...props} />,
  );
  const input = container.querySelector('input')!;
  const choose = (files: File[]) => userEvent.upload(input, files, { applyAccept: false });
  const values = () => onValueChange.mock.calls.map(([files]) => files);
  return { onValueChange, values, input, choose, unmount };
}

describe("MultiImageField previews up to 9 thumbnails, or 6 plus a '+N' tile", () => {
  it('shows 9 of 9', () => {
    setUp({ defaultValue: jpegs(9) });
    expect(screen.getAllByRole('img')).toHaveLength(9);
    expect(screen.queryByText(/^\+/)).toBeNull();
  });

  it('shows 6 of 10 and a count of the others', () => {
    setUp({ defaultValue: jpegs(10) });
    expect(screen.getAllByRole('img')).toHaveLength(6);
    expect(screen.getByRole('button', { name: '+4 show more images' })).toBeInTheDocument();
  });

  it.each([
    ['Enter', '{Enter}'],
    ['Space', ' '],
  ])("the '+N' tile shows the other images and focuses the first of them: %s", async (_key, keys) => {
    setUp({ defaultValue: jpegs(40) });
    screen.getByRole('button', { name: /^\+34/ }).focus();
    await userEvent.keyboard(keys);
    expect(screen.getAllByRole('img')).toHaveLength(40);
    expect(screen.getByRole('button', { name: 'Remove DJI_6.JPG' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: /^\+/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show fewer' }));
    expect(screen.getAllByRole('img')).toHaveLength(6);
  });

  it('shows thousands of images 90 at a time', async () => {
    setUp({ defaultValue: jpegs(200) });
    await userEvent.click(screen.getByRole('button', { name: /^\+194/ }));
    expect(screen.getAllByRole('img')).toHaveLength(96);
    await userEvent.click(screen.getByRole('button', { name: /^\+104/ }));
    expect(screen.getAllByRole('img')).toHaveLength(186);
  });

  it('creates object URLs only for previews, and revokes all of them', () => {
    const { unmount } = setUp({ defaultValue: jpegs(2000) });
    expect(created).toHaveBeenCalledTimes(6);
    unmount();
    expect(revoked.mock.calls.map(([url]) => url).toSorted()).toEqual(
      created.mock.results.map((result) => result.value as string).toSorted(),
    );
  });
});

describe('MultiImageField asks before it adds an image again', () => {
  const dated = (index: number, lastModified = 1_000) =>
    new File(['x'], `DJI_${index}.JPG`, { type: 'image/jpeg', lastModified });
  const again = () => [dated(0), dated(1), dated(2)];

  it('skips it by default', async () => {
    const { choose, onValueChange, values } = setUp({ defaultValue: [dated(0), dated(1)] });
    await choose(again());
    expect(await screen.findByText('2 files were already added')).toBeInTheDocument();
    expect(screen.getByText('DJI_0.JPG, DJI_1.JPG')).toBeInTheDocument();
    expect(values().map((files) => files.map(({ name }) => name))).toEqual([['DJI_0.JPG', 'DJI_1.JPG', 'DJI_2.JPG']]);
    await userEvent.click(screen.getByRole('button', { name: 'Skip' }));
    expect(screen.queryByText('2 files were already added')).toBeNull();
    expect(onValueChange).toHaveBeenCalledOnce();
  });

  it('adds it on request', async () => {
    const { choose, onValueChange } = setUp({ defaultValue: [dated(0)] });
    await choose([dated(0)]);
    await userEvent.click(await screen.findByRole('button', { name: 'Add anyway' }));
    expect(onValueChange.mock.lastCall?.[0]).toHaveLength(2);
    expect(screen.queryByText('1 file was already added')).toBeNull();
  });

  it('of stored files too', async () => {
    const { choose, onValueChange } = setUp({ known: [{ name: 'DJI_0.JPG', size: 1 }] });
    await choose([dated(0)]);
    expect(await screen.findByText('1 file was already added')).toBeInTheDocument();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('adds an image of the same name and another date without a question', async () => {
    const { choose, onValueChange } = setUp({ defaultValue: [dated(0)] });
    await choose([dated(0, 2_000)]);
    await waitFor(() => expect(onValueChange).toHaveBeenCalledOnce());
    expect(screen.queryByText(/already added/)).toBeNull();
  });
});

describe('MultiImageField', () => {
  it('shows another name for a file under its preview and in its names', () => {
    setUp({ defaultValue: [jpeg()], nameOf: ({ name }) => `101MEDIA/${name}` });
    expect(screen.getByRole('img', { name: '101MEDIA/DJI_1.JPG' })).toBeInTheDocument();
    expect(screen.getByText('101MEDIA/DJI_1.JPG')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove 101MEDIA/DJI_1.JPG' })).toBeInTheDocument();
  });

  it('accepts image/jpeg and rejects another type with its own message', async () => {
    const { input, choose, onValueChange } = setUp();
    expect(input).toHaveAttribute('accept', 'image/jpeg,.jpg,.jpeg');
    await choose([png]);
    expect(await screen.findByText('File types must be the following: image/jpeg')).toBeInTheDocument();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  describe('on Android, whose picture chooser removes positions', () => {
    beforeEach(() => {
      const browser = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
      vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(browser);
      return () => vi.restoreAllMocks();
    });

    it('opens the file chooser, and rejects what is no image all the same', async () => {
      const { input, choose, onValueChange } = setUp();
      expect(input).toHaveAttribute('accept', 'image/jpeg,.jpg,.jpeg,application/octet-stream');
      await choose([new File(['a'], 'a.bin', { type: 'application/octet-stream' })]);
      expect(await screen.findByText('File types must be the following: image/jpeg')).toBeInTheDocument();
      expect(onValueChange).not.toHaveBeenCalled();
    });

    it('opens the picture chooser where positions do not matter', () => {
      expect(setUp({ keepsMetadata: false }).input).toHaveAttribute('accept', 'image/jpeg,.jpg,.jpeg');
    });
  });

  it('lists the accepted types in that message', async () => {
    const { choose } = setUp({ accept: ['image/bmp', '.tif'] });
    await choose([png]);
    expect(await screen.findByText('File types must be the following: image/bmp, .tif')).toBeInTheDocument();
  });

  it("uses the dropzone's messages for other rejections", async () => {
    const { choose } = setUp({ maxSizeBytes: 1000 });
    await choose([jpeg()]);
    expect(await screen.findByText('File is larger than 1000 bytes')).toBeInTheDocument();
  });

  it('adds several images at once and shows them', async () => {
    const [first, second, third] = jpegs(3) as [File, File, File];
    const { input, choose, values } = setUp({ defaultValue: [first] });
    expect(input).toHaveAttribute('multiple');
    await choose([second, third]);
    await waitFor(() => expect(values()).toEqual([[first, second, third]]));
    expect(screen.getAllByRole('img')).toHaveLength(3);
  });

  it('shows the count and total size, and removes all images', async () => {
    const { values } = setUp({ defaultValue: [jpeg(1, 2048), jpeg(2, 1024)] });
    expect(screen.getByRole('status')).toHaveTextContent('2 files');
    expect(screen.getByText('3 KB')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Remove all' }));
    expect(values()).toEqual([[]]);
    expect(screen.queryAllByRole('img')).toEqual([]);
    expect(screen.getByRole('button', { name: 'Choose files' })).toHaveFocus();
  });

  it('removes one image without decoding the others again, and focuses the next one', async () => {
    const [first, second, third] = jpegs(3) as [File, File, File];
    const { values } = setUp({ defaultValue: [first, second, third] });
    screen.getByRole('button', { name: 'Remove DJI_1.JPG' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(values().at(-1)).toEqual([first, third]);
    expect(created).toHaveBeenCalledTimes(3);
    expect(screen.getByRole('status')).toHaveTextContent('2 files');
    expect(screen.getByRole('button', { name: 'Remove DJI_2.JPG' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Remove DJI_0.JPG' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(values().at(-1)).toEqual([]);
    expect(screen.getByRole('button', { name: 'Choose files' })).toHaveFocus();
  });

  it('decodes previews at a small size if the browser supports it', async () => {
    const close = vi.fn();
    const decode = vi.fn(async () => ({ close }));
    vi.stubGlobal('createImageBitmap', decode);
    try {
      const transferFromImageBitmap = vi.fn();
      vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ transferFromImageBitmap } as never);
      setUp({ defaultValue: jpegs(12) });
      await waitFor(() => expect(transferFromImageBitmap).toHaveBeenCalledTimes(6));
      expect(decode).toHaveBeenCalledWith(expect.any(File), { resizeWidth: 280, resizeQuality: 'medium' });
      expect(created).not.toHaveBeenCalled();
    } finally {
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    }
  });

  it('shows the file extension for a file that is not an image', () => {
    setUp({ accept: ['.xlsx'], defaultValue: [new File(['x'], 'template.xlsx')] });
    expect(screen.getByRole('img', { name: 'template.xlsx' })).toHaveTextContent('XLSX');
  });

  it('shows the file extension for an image that cannot be read', () => {
    setUp({ defaultValue: [jpeg()] });
    act(() => {
      document.querySelector('img')!.dispatchEvent(new Event('error'));
    });
    expect(screen.getByRole('img', { name: 'DJI_1.JPG' })).toHaveTextContent('JPG');
  });
});

it.each([
  ['Enter', '{Enter}'],
  ['Space', ' '],
])('%s on the button opens the file dialog', async (_key, keys) => {
  const { input } = setUp();
  const open = vi.fn();
  input.addEventListener('click', open);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: /^Choose/ })).toHaveFocus();
  await userEvent.keyboard(keys);
  expect(open).toHaveBeenCalledOnce();
});
