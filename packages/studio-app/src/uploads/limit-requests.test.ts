import { describe, expect, it } from 'vitest';
import type { StorageRequest } from './file-transport.ts';
import { limitRequests } from './limit-requests.ts';

/** Requests to a storage that answers when the test says so. */
function setUp(count: number) {
  const begun: string[] = [];
  const answers = new Map<string, PromiseWithResolvers<string>>();
  const limited = limitRequests(({ url }) => {
    begun.push(url);
    const answer = Promise.withResolvers<string>();
    answers.set(url, answer);
    return answer.promise;
  });
  const aborts = Array.from({ length: count }, () => new AbortController());
  const replies = aborts.map(({ signal }, index) => {
    const request: StorageRequest = { method: 'PUT', url: String(index + 1), signal };
    return limited(request).catch((error: unknown) => `failed: ${String(error)}`);
  });
  const turn = () => new Promise((resolve) => setTimeout(resolve));
  return { begun, answers, aborts, replies, turn };
}

describe('five requests at a time go to the storage, the others in their order', () => {
  it('one follows each that ends, whether it succeeds or fails', async () => {
    const { begun, answers, replies, turn } = setUp(8);
    await turn();
    expect(begun.join(' ')).toBe('1 2 3 4 5');
    answers.get('3')?.resolve('stored');
    await turn();
    expect(begun.join(' ')).toBe('1 2 3 4 5 6');
    answers.get('1')?.reject(new Error('503'));
    await turn();
    expect(begun.join(' ')).toBe('1 2 3 4 5 6 7');
    expect(await Promise.all([replies[2], replies[0]])).toEqual(['stored', 'failed: Error: 503']);
  });

  it('one that is aborted while it waits is never sent, and takes no turn', async () => {
    const { begun, answers, aborts, replies, turn } = setUp(7);
    await turn();
    aborts[5]?.abort(new Error('Paused'));
    expect(await replies[5]).toBe('failed: Error: Paused');
    answers.get('1')?.resolve('');
    await turn();
    expect(begun.join(' ')).toBe('1 2 3 4 5 7');
  });

  it('one that has waited and is aborted on its way leaves the others their turns', async () => {
    const { begun, answers, aborts, turn } = setUp(8);
    await turn();
    answers.get('1')?.resolve('');
    await turn();
    aborts[5]?.abort(new Error('Paused'));
    for (const url of ['2', '3']) answers.get(url)?.resolve('');
    await turn();
    expect(begun.join(' ')).toBe('1 2 3 4 5 6 7 8');
  });

  it('one that is aborted before is not sent, and one that is on its way is left to its signal', async () => {
    const { begun, aborts, answers, replies, turn } = setUp(1);
    await turn();
    aborts[0]?.abort(new Error('Paused'));
    answers.get('1')?.resolve('stored');
    expect(await replies[0]).toBe('stored');
    const limited = limitRequests(async () => 'stored');
    await expect(limited({ method: 'PUT', url: '2', signal: AbortSignal.abort(new Error('Paused')) })).rejects.toThrow(
      'Paused',
    );
    expect(begun).toEqual(['1']);
  });
});
