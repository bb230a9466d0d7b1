import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { ImageViewer, type ImageViewerProps } from '../images/ImageViewer/index.js';
import { sampleImages } from './sample-images.js';

type Props = Partial<ImageViewerProps>;

/** Images of 4000 by 3000 pixels. */
export const images = sampleImages(5);
export const onIndexChange = vi.fn<(index: number) => void>();

let requests: HTMLImageElement[] = [];

/** Gives every image viewer of a test file a size of 800 by 600, lets it jump instead of glide, and fakes its requests. */
export function sizeViewers(): void {
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), { matches: media.includes('reduced'), media }),
    );
    // Frames of jsdom have the time of another clock.
    const drawFrame = window.requestAnimationFrame;
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => drawFrame(() => draw(performance.now())));
    vi.stubGlobal('Image', function RequestedImage() {
      const image = Object.assign(document.createElement('img'), { decode: () => Promise.resolve() });
      requests.push(image);
      return image;
    });
  });
  afterEach(() => {
    document.documentElement.dir = '';
    requests = [];
    vi.restoreAllMocks();
    onIndexChange.mockReset();
  });
}

const viewer = (props: Props) => (
  <ImageViewer image={images[2]!} index={2} count={5} onIndexChange={onIndexChange} {...props} />
);

/** Shows the third of five images, and waits until it is drawn: until a text says its zoom. */
export async function renderViewer(props: Props = {}, zoom = /^\d+ %$/) {
  const { rerender } = render(viewer(props));
  if (props.image !== null) await screen.findByText(zoom);
  return { change: (next: Props) => rerender(viewer(next)) };
}

export const picture = () => screen.getByRole('application');
export const button = (name: string) => screen.getByRole('button', { name });
/** Whether a button does nothing but keeps focus. */
export const isAtEnd = (name: string) => button(name).getAttribute('aria-disabled') === 'true';
/** @returns whether the browser would act on the key too */
export const press = (key: string, target: Element = picture()) => fireEvent.keyDown(target, { key });
/** Resolves when the picture has this zoom. */
export const zoomed = (percent: number) => screen.findByText(`${percent} %`);

/** Ends the requests that the viewer sends, with a picture or without one, until it says what is expected. */
export const answerRequests = (type: 'load' | 'error', expected: () => unknown) =>
  waitFor(async () => {
    await act(async () => {
      for (const request of requests.splice(0)) request.dispatchEvent(new Event(type));
    });
    expected();
  });

/** One finger goes sideways over the picture, by CSS pixels. */
export function swipe(byPx: number): void {
  const finger = { pointerId: 1, pointerType: 'touch', clientY: 300, button: 0 };
  fireEvent.pointerDown(picture(), { ...finger, clientX: 400 });
  fireEvent.pointerMove(picture(), { ...finger, clientX: 400 + byPx });
  fireEvent.pointerUp(picture(), { ...finger, clientX: 400 + byPx });
}
