import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { WorkerHere } from '../testing/worker-here.ts';
import { hashInWorker } from './hash-in-worker.ts';

const md5Of = (text: string) => createHash('md5').update(text).digest('base64');
const gone = new DOMException('It is gone.', 'NotFoundError');

/** A page with its workers in the order in which they were started. */
function page() {
  const workers: WorkerHere[] = [];
  const start = () => {
    const worker = new WorkerHere();
    workers.push(worker);
    return worker;
  };
  return { workers, openHashing: hashInWorker(start) };
}

describe('files are hashed in one worker', () => {
  it('which the first file starts', async () => {
    const { workers, openHashing } = page();
    expect(workers).toHaveLength(0);
    for (const name of ['a', 'b']) await openHashing().next(new Blob([name]), true);
    expect(workers).toHaveLength(1);
  });

  it('several at a time, each with its own checksums', async () => {
    const { openHashing } = page();
    const [one, other] = [openHashing(), openHashing()];
    await Promise.all([one.next(new Blob(['pier ']), false), other.next(new Blob(['deck ']), false)]);
    const read = await Promise.all([other.next(new Blob(['seven']), true), one.next(new Blob(['four']), true)]);
    expect(read.map(({ fileMd5 }) => fileMd5)).toEqual([md5Of('deck seven'), md5Of('pier four')]);
  });

  it('a file that cannot be read has the error of the browser', async () => {
    const { openHashing } = page();
    const part = Object.assign(new Blob(['pier']), { slice: () => ({ arrayBuffer: () => Promise.reject(gone) }) });
    const error: unknown = await openHashing()
      .next(part, true)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(DOMException);
    expect(error).toMatchObject({ name: 'NotFoundError', message: 'It is gone.' });
  });

  it('a file that is closed is forgotten', async () => {
    const { workers, openHashing } = page();
    const hashing = openHashing();
    await hashing.next(new Blob(['pier ']), false);
    hashing.close();
    expect(workers[0]?.asked.at(-1)).toEqual({ id: 1, part: null });
    const read = await hashing.next(new Blob(['four']), true);
    expect(read.fileMd5).toBe(md5Of('four'));
  });
});

describe('a worker that fails', () => {
  it('is an error of the network for all who wait, and the next file starts another', async () => {
    const { workers, openHashing } = page();
    const [one, other] = [openHashing(), openHashing()];
    const read = vi.spyOn(Blob.prototype, 'slice').mockReturnValue({
      arrayBuffer: () => new Promise(() => undefined),
    } as unknown as Blob);
    const reads = [one, other].map((reading) => reading.next(new Blob(['pier']), true));
    const outcomes = Promise.allSettled(reads);
    workers[0]?.dispatchEvent(new Event('error'));
    read.mockRestore();
    expect(await outcomes).toMatchObject(
      Array.from({ length: 2 }, () => ({ status: 'rejected', reason: { name: 'StorageError', status: null } })),
    );
    expect(workers[0]?.isTerminated).toBe(true);
    await expect(one.next(new Blob(['pier']), true)).rejects.toMatchObject({ name: 'StorageError', status: null });
    expect(await openHashing().next(new Blob(['pier']), true)).toMatchObject({ md5: md5Of('pier') });
    expect(workers).toHaveLength(2);
  });
});
