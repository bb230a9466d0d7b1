import { afterEach, beforeEach, type Mock, vi } from 'vitest';
import { PictureCache } from '../images/picture-cache.js';

/** An image whose request ends when a test says so. */
export class FakeImage extends EventTarget {
  src: string | null = null;
  decode = () => Promise.resolve();
  constructor() {
    super();
    images.push(this);
  }
  removeAttribute(name: 'src') {
    this[name] = null;
  }
}

/** All requests of a test, in their order. */
export let images: FakeImage[];
export let cache: PictureCache;
export const onChange: Mock<() => void> = vi.fn();

/** Gives every test of a file a cache of its own, over requests that it answers. */
export function setUpPictures(): void {
  beforeEach(() => {
    images = [];
    vi.stubGlobal('Image', FakeImage);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    cache = new PictureCache(onChange);
  });
  afterEach(() => {
    cache.destroy();
    onChange.mockClear();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
}

export const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `${from + index}`);
export const want = (...names: string[]) => cache.want(names.map((name) => ({ key: `key ${name}`, url: name })));
/** The addresses of all requests, in their order. */
export const requested = () => images.map(({ src }) => src);
const latest = (name: string) => images.findLast(({ src }) => src === name)!;
/** Resolves when what follows from an event has happened. */
export const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};
export async function load(...names: string[]) {
  for (const name of names) {
    latest(name).dispatchEvent(new Event('load'));
    await settled();
  }
}
export const fail = (name: string) => latest(name).dispatchEvent(new Event('error'));
export const isHere = (name: string) => cache.get(`key ${name}`) !== undefined;
/** Lets time pass. @returns how many requests were sent until then */
export const afterSeconds = (seconds: number) => {
  vi.advanceTimersByTime(seconds * 1_000);
  return images.length;
};
