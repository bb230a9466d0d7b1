import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { WorkerHere } from '../testing/worker-here.ts';
import { hashInWorker } from './hash-in-worker.ts';

const md5Of = (text: string) => createHash('md5').update(text).digest('base64');
const fileOf = (text: string) => new File([text], 'DJI_0001.JPG');
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
    for (const text of ['a', 'b']) await openHashing(fileOf(text)).next(1);
    expect(workers).toHaveLength(1);
  });

  it('several at a time, each with its own checksums', async () => {
    const { openHashing } = page();
    const [one, other] = [openHashing(fileOf('pier four')), openHashing(fileOf('deck seven'))];
    await Promise.all([one.next(5), other.next(5)]);
    const read = await Promise.all([other.next(10), one.next(9)]);
    expect(await Promise.all(read.map(({ part }) => part.text()))).toEqual(['seven', 'four']);
    expect(read.map(({ fileMd5 }) => fileMd5)).toEqual([md5Of('deck seven'), md5Of('pier four')]);
  });

  it('a file that cannot be read has the error of the browser', async () => {
    const { openHashing } = page();
    const file = Object.assign(fileOf('pier'), { slice: () => ({ arrayBuffer: () => Promise.reject(gone) }) });
    const error: unknown = await openHashing(file)
      .next(4)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(DOMException);
    expect(error).toMatchObject({ name: 'NotFoundError', message: 'It is gone.' });
  });

  it('a file that is closed is forgotten', async () => {
    const { workers, openHashing } = page();
    const hashing = openHashing(fileOf('pier four'));
    await hashing.next(5);
    hashing.close();
    expect(workers[0]?.asked.at(-1)).toEqual({ id: 1, file: null });
    expect(await hashing.next(9)).toMatchObject({ md5: md5Of('pier four') });
  });
});

describe('a worker that fails', () => {
  it('is an error of the network for all who wait, and the next file starts another', async () => {
    const { workers, openHashing } = page();
    const [one, other] = [openHashing(fileOf('pier')), openHashing(fileOf('pier'))];
    const read = vi.spyOn(Blob.prototype, 'slice').mockReturnValue({
      arrayBuffer: () => new Promise(() => undefined),
    } as unknown as Blob);
    const reads = [one, other].map((reading) => reading.next(4));
    const outcomes = Promise.allSettled(reads);
    workers[0]?.dispatchEvent(new Event('error'));
    read.mockRestore();
    expect(await outcomes).toMatchObject(
      Array.from({ length: 2 }, () => ({ status: 'rejected', reason: { name: 'StorageError', status: null } })),
    );
    expect(workers[0]?.isTerminated).toBe(true);
    await expect(one.next(4)).rejects.toMatchObject({ name: 'StorageError', status: null });
    expect(await openHashing(fileOf('pier')).next(4)).toMatchObject({ md5: md5Of('pier') });
    expect(workers).toHaveLength(2);
  });
});
