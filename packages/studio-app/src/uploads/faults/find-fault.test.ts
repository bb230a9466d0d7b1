import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findFault } from './find-fault.ts';

const JPEG = [0xff, 0xd8, 0xff, 0xdb];
const END = [0xff, 0xd9];
const file = (...bytes: number[]) => new File([Uint8Array.from(bytes)], 'a.jpg', { type: 'image/jpeg' });
/** A header of 12 bytes with nothing but a scan, and compressed data in which each 0xFF is stuffed. */
const SCAN = [
  0xff,
  0xd8,
  0xff,
  0xda,
  0,
  8,
  1,
  1,
  0,
  0,
  63,
  0,
  ...Array.from({ length: 6_000 }, (_, at) => (at % 50 === 0 ? 0xff : at % 50 === 1 ? 0 : at % 200)),
];
const UNREADABLE = 'The file cannot be read. It was moved, renamed or changed.';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('reads the parts of a file that show whether it can be used', () => {
  it.each([
    ['a small image', file(...JPEG, ...END), null],
    ['a large image', file(...SCAN, ...END), null],
    ['an image without its end', file(...SCAN), 'The file is incomplete: its end is missing.'],
    ['text', new File(['text'], 'a.jpg'), 'The file is not a JPEG image.'],
    ['nothing', file(), 'The file is empty.'],
  ])('%s', async (_case, one, reason) => expect(await findFault('two', one)).toBe(reason));

  it('a file that was changed on the disk', async () => {
    const changed = file(...JPEG, ...END);
    vi.spyOn(changed, 'slice').mockImplementation(() => {
      throw new DOMException('It was changed.', 'NotReadableError');
    });
    expect(await findFault('supplementary', changed)).toBe(UNREADABLE);
  });

  it('a file whose drive does not respond for 30 seconds', async () => {
    const hanging = file(...JPEG);
    vi.spyOn(hanging, 'slice').mockReturnValue({ arrayBuffer: () => new Promise(() => {}) } as unknown as Blob);
    const found = vi.fn();
    void findFault('supplementary', hanging).then(found);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(found).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(found).toHaveBeenCalledWith(UNREADABLE);
  });

  it('leaves no timer behind', async () => {
    await findFault('two', file(...JPEG, ...END));
    expect(vi.getTimerCount()).toBe(0);
  });
});
