import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ImagePreview } from './ImagePreview.js';

interface Decoding {
  name: string;
  finish: () => Promise<void>;
  close: () => void;
}

const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
let decodings: Decoding[];

beforeEach(() => {
  decodings = [];
  vi.stubGlobal('createImageBitmap', (file: File) => {
    const { promise, resolve } = Promise.withResolvers<{ close: () => void }>();
    const close = vi.fn<() => void>();
    decodings.push({ name: file.name, close, finish: () => act(async () => resolve({ close })) });
    return promise;
  });
});
afterEach(() => vi.unstubAllGlobals());

const show = (name: string) => render(<ImagePreview file={photo(name)} pixelWidth={96} />);
const finishAll = async () => {
  while (decodings.length > 0) await decodings.shift()?.finish();
};

it('a preview that is removed while it waits for its turn is never decoded', async () => {
  show('a.jpg');
  show('b.jpg');
  const third = show('c.jpg');
  show('d.jpg');
  await vi.waitFor(() => expect(decodings.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg']));
  third.unmount();
  const [first] = decodings.splice(0, 1);
  await first?.finish();
  await vi.waitFor(() => expect(decodings.map(({ name }) => name)).toEqual(['b.jpg', 'd.jpg']));
  await finishAll();
});

it('an image that arrives after its preview was removed is closed, which frees its memory', async () => {
  const { unmount } = show('a.jpg');
  await vi.waitFor(() => expect(decodings).toHaveLength(1));
  unmount();
  await decodings[0]?.finish();
  expect(decodings[0]?.close).toHaveBeenCalledTimes(1);
});
