import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadChunk } from './load-chunk.ts';
import { MissingCodeError } from './missing-code.ts';
import { studioConnection } from './studio-connection.ts';

let isDead = false;
let run = 0;
const responses = new Map<string, Response[]>();
const network = vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
  if (isDead) throw new TypeError('Failed to fetch');
  return responses.get(address as string)?.shift() ?? new Response('code');
});
const asked = (address: string) => network.mock.calls.filter(([each]) => each === address).length;

/** A file that no other test has loaded. */
const newFile = (kind = 'js') => `assets/menu-${(run += 1)}.${kind}`;

// Files of one worker share the connection, which may still be waiting for a server that another file made unreachable.
beforeEach(() => studioConnection().confirm());

afterEach(() => {
  isDead = false;
  network.mockClear();
  document.head.replaceChildren();
});

describe('loading a chunk', () => {
  it('fetches its files before the import, each once for any number of imports', async () => {
    const [file, shared] = [newFile(), newFile()];
    const load = vi.fn(async () => 'menu');
    await expect(Promise.all([loadChunk(load, [file, shared]), loadChunk(load, [shared])])).resolves.toEqual([
      'menu',
      'menu',
    ]);
    expect([asked(`/${file}`), asked(`/${shared}`)]).toEqual([1, 1]);
  });

  it('waits while the server does not respond, without an import that would fail for good', async () => {
    isDead = true;
    const load = vi.fn(async () => 'menu');
    const loaded = loadChunk(load, [newFile()]);
    await vi.waitFor(() => expect(network.mock.calls.some(([each]) => each === '/config.json')).toBe(true));
    expect(load).not.toHaveBeenCalled();
    isDead = false;
    window.dispatchEvent(new Event('online'));
    await expect(loaded).resolves.toBe('menu');
  });

  it('asks again after a proxy that does not reach the studio', async () => {
    const file = newFile();
    responses.set(`/${file}`, [new Response('<html>', { status: 502 })]);
    await expect(loadChunk(async () => 'menu', [file])).resolves.toBe('menu');
    expect(asked(`/${file}`)).toBe(2);
  });

  it('fails when the server has no such file, and asks for it again the next time', async () => {
    const file = newFile();
    responses.set(`/${file}`, [new Response('', { status: 404 })]);
    const load = vi.fn(async () => 'menu');
    await expect(loadChunk(load, [file])).rejects.toBeInstanceOf(MissingCodeError);
    expect(load).not.toHaveBeenCalled();
    await expect(loadChunk(load, [file])).resolves.toBe('menu');
  });

  it('does not fetch what the page has loaded already', async () => {
    const file = newFile();
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: `/${file}` }));
    await loadChunk(async () => 'menu', [file]);
    expect(network).not.toHaveBeenCalled();
  });

  it('adds its stylesheet once and waits for it', async () => {
    const style = newFile('css');
    const load = vi.fn(async () => 'menu');
    const loaded = Promise.all([loadChunk(load, [style]), loadChunk(load, [style])]);
    await vi.waitFor(() => expect(document.querySelectorAll('link')).toHaveLength(1));
    expect(load).not.toHaveBeenCalled();
    document.querySelector('link')?.dispatchEvent(new Event('load'));
    await loaded;
    await loadChunk(load, [style]);
    expect(document.querySelectorAll('link')).toHaveLength(1);
  });
});
