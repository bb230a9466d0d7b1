import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openHashing } from './file-hashing.ts';

const MiB = 1024 * 1024;
const fileOf = (...parts: BlobPart[]) => new File(parts, 'DJI_0001.JPG');
const md5Of = (text: string | Buffer) => createHash('md5').update(text).digest('base64');

describe('each part has the MD5 of its bytes, the last also that of the file', () => {
  it.each<[string, string[]]>([
    ['one part', ['a photo of the pier']],
    ['an empty file', ['']],
    ['two parts', ['a photo ', 'of the pier']],
    ['three parts', ['a ', 'photo', ' of the pier']],
  ])('%s', async (_case, parts) => {
    const hashing = openHashing(fileOf(...parts));
    let end = 0;
    for (const [index, text] of parts.entries()) {
      end += text.length;
      const { part, md5, fileMd5 } = await hashing.next(end);
      const isLast = index === parts.length - 1;
      expect([await part.text(), md5, fileMd5]).toEqual([text, md5Of(text), isLast ? md5Of(parts.join('')) : null]);
    }
  });

  it('a part of 9 MiB and a byte', async () => {
    const bytes = Buffer.alloc(9 * MiB + 1, 'A flight along the pier. ');
    const { md5, fileMd5 } = await openHashing(fileOf(bytes)).next(bytes.length);
    expect([md5, fileMd5]).toEqual([md5Of(bytes), md5Of(bytes)]);
  });

  it('the MD5 is the one of RFC 1321', async () => {
    const { md5 } = await openHashing(fileOf('message digest')).next(14);
    expect(Buffer.from(md5, 'base64').toString('hex')).toBe('f96b697d7cb7938d525a2f31aaf161d0');
  });
});

describe('a file that is not what was chosen is an error', () => {
  afterEach(() => void vi.useRealTimers());

  /** A file whose reads are answered by the test. */
  const fileRead = (sizeBytes: number, read: (start: number, end: number) => Promise<ArrayBuffer>) =>
    Object.assign(fileOf(new Uint8Array(sizeBytes)), {
      slice: (start: number, end: number) => ({ arrayBuffer: () => read(start, Math.min(end, sizeBytes)) }),
    });

  it.each(['NotFoundError', 'NotReadableError'])('with the %s of the browser', async (name) => {
    const file = fileRead(9, () => Promise.reject(new DOMException('It is gone.', name)));
    await expect(openHashing(file).next(9)).rejects.toThrow(expect.objectContaining({ name }));
  });

  it('also in its middle', async () => {
    const file = fileRead(5 * MiB, async (start, end) => {
      if (start > 0) throw new DOMException('It was changed.', 'NotReadableError');
      return new ArrayBuffer(end - start);
    });
    await expect(openHashing(file).next(5 * MiB)).rejects.toThrow('It was changed.');
  });

  it('that is shorter now', async () => {
    const file = fileRead(9, async () => new ArrayBuffer(8));
    await expect(openHashing(file).next(9)).rejects.toThrow(
      expect.objectContaining({ name: 'NotReadableError', message: 'The file was changed.' }),
    );
  });

  it('whose drive does not respond for 30 s', async () => {
    vi.useFakeTimers();
    const ended = vi.fn<(error: unknown) => void>();
    const hashing = openHashing(fileRead(9, () => new Promise(() => undefined)))
      .next(9)
      .catch(ended);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await hashing;
    expect(ended).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'NotReadableError', message: 'The drive does not respond.' }),
    );
  });
});
