import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Filmstrip, type FilmstripFrame, type FilmstripProps } from './index.js';

const onIndexChange = vi.fn<(index: number) => void>();
const frameAt = (index: number): FilmstripFrame => ({
  id: `image-${index}`,
  name: `DJI_${index}.JPG`,
  thumbnailUrl: `/thumbnails/${index}.jpg`,
});

const filmstrip = (props: Partial<FilmstripProps>) => (
  <Filmstrip index={50} count={100} frameAt={frameAt} onIndexChange={onIndexChange} {...props} />
);
function renderStrip(props: Partial<FilmstripProps> = {}) {
  const { rerender } = render(filmstrip(props));
  return { change: (next: Partial<FilmstripProps>) => rerender(filmstrip(next)) };
}

const strip = () => screen.getByRole('listbox');
const options = () => screen.getAllByRole('option');
const current = () => screen.getByRole('option', { selected: true });
const pictures = () => [...strip().querySelectorAll('img')];
/** @returns whether the browser would act on the key too */
const press = (key: string, modifiers = {}) => fireEvent.keyDown(strip(), { key, ...modifiers });

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(480);
});
afterEach(() => {
  document.documentElement.dir = '';
  vi.restoreAllMocks();
  onIndexChange.mockReset();
});

describe('for screen readers', () => {
  it('is a horizontal list that points at the current image', () => {
    const { change } = renderStrip();
    expect(strip()).toHaveAccessibleName('Images');
    expect(strip()).toHaveAttribute('aria-orientation', 'horizontal');
    expect(strip()).toHaveAttribute('aria-activedescendant', current().id);
    expect(current()).toHaveAccessibleName('DJI_50.JPG');
    change({ index: 51 });
    expect(strip()).toHaveAttribute('aria-activedescendant', current().id);
    expect(current()).toHaveAccessibleName('DJI_51.JPG');
  });

  it('an image has its place among all, also of those that are not rendered', () => {
    renderStrip({ count: 100_000 });
    expect(options().length).toBeLessThan(30);
    expect(current()).toHaveAttribute('aria-setsize', '100000');
    expect(current()).toHaveAttribute('aria-posinset', '51');
  });

  it.each<[string, FilmstripFrame | undefined, string]>([
    ['nothing else', frameAt(7), 'DJI_7.JPG'],
    ['a flag', { ...frameAt(7), flagged: true }, 'DJI_7.JPG, Flagged'],
    ['a problem', { ...frameAt(7), problem: 'Blurred' }, 'DJI_7.JPG, Blurred'],
    ['both', { ...frameAt(7), flagged: true, problem: 'Blurred' }, 'DJI_7.JPG, Flagged, Blurred'],
    ['no name yet', undefined, 'Image 1,235'],
  ])('the name of an image with %s', (_case, frame, name) => {
    renderStrip({ index: 1234, count: 2000, frameAt: () => frame });
    expect(current()).toHaveAccessibleName(name);
  });

  it('texts are replaced by those of the consumer, the others stay', () => {
    const labels = { flagged: 'Markiert', unknown: (number: number) => `Bild ${number}` };
    const { change } = renderStrip({ labels, frameAt: () => ({ ...frameAt(7), flagged: true }) });
    expect(strip()).toHaveAccessibleName('Images');
    expect(current()).toHaveAccessibleName('DJI_7.JPG, Markiert');
    change({ labels, frameAt: () => undefined });
    expect(current()).toHaveAccessibleName('Bild 51');
  });

  it('the name is left as it is by translators of pages', () => {
    renderStrip({ index: 0, count: 1 });
    expect(screen.getByText('DJI_0.JPG')).toHaveAttribute('translate', 'no');
  });
});

describe('without images', () => {
  it.each([
    ['an empty strip takes no focus', { index: 0, count: 0 }],
    ['a strip without a current image points at none', { index: -1, count: 3 }],
  ])('%s', async (_case, props) => {
    renderStrip(props);
    expect(strip()).not.toHaveAttribute('aria-activedescendant');
    expect(screen.queryAllByRole('option')).toHaveLength(props.count);
    await userEvent.tab();
    expect(document.activeElement === strip()).toBe(props.count > 0);
  });
});

describe('keys', () => {
  it.each([
    ['ArrowLeft', 49],
    ['ArrowRight', 51],
    ['PageUp', 44],
    ['PageDown', 56],
    ['Home', 0],
    ['End', 99],
  ])('%s chooses place %i, and is used up', (key, index) => {
    renderStrip();
    expect(press(key)).toBe(false);
    expect(onIndexChange).toHaveBeenCalledExactlyOnceWith(index);
  });

  it('arrows are swapped in a right-to-left page', () => {
    document.documentElement.dir = 'rtl';
    renderStrip();
    press('ArrowLeft');
    press('ArrowRight');
    expect(onIndexChange.mock.calls).toEqual([[51], [49]]);
  });

  it.each([
    ['ArrowLeft', 0],
    ['Home', 0],
    ['ArrowRight', 99],
    ['End', 99],
  ])('%s at place %i chooses nothing, and is used up', (key, index) => {
    renderStrip({ index });
    expect(press(key)).toBe(false);
    expect(onIndexChange).not.toHaveBeenCalled();
  });

  it.each([
    ['another key', 'ArrowDown', {}],
    ['Shift', 'ArrowRight', { shiftKey: true }],
    ['Ctrl', 'Home', { ctrlKey: true }],
    ['an input method that composes', 'ArrowRight', { isComposing: true }],
  ])('are left alone with %s', (_case, key, modifiers) => {
    renderStrip();
    expect(press(key, modifiers)).toBe(true);
    expect(onIndexChange).not.toHaveBeenCalled();
  });

  it('do nothing when the consumer has used them', () => {
    renderStrip({ onKeyDown: (event) => event.preventDefault() });
    press('ArrowRight');
    expect(onIndexChange).not.toHaveBeenCalled();
  });
});

describe('a click', () => {
  it('chooses an image, and focus goes to the strip', async () => {
    renderStrip();
    await userEvent.click(screen.getByRole('option', { name: 'DJI_52.JPG' }));
    expect(onIndexChange).toHaveBeenCalledExactlyOnceWith(52);
    expect(strip()).toHaveFocus();
  });

  it('on the current image does nothing', async () => {
    renderStrip();
    await userEvent.click(current());
    expect(onIndexChange).not.toHaveBeenCalled();
  });
});

describe('a picture', () => {
  const single = { index: 0, count: 1 };
  const at = (id: string, thumbnailUrl: string) => ({ ...single, frameAt: () => ({ id, name: id, thumbnailUrl }) });

  it('that fails leaves an empty frame, until the image has another address', () => {
    const { change } = renderStrip(single);
    fireEvent(pictures()[0]!, createEvent('error', pictures()[0]!));
    expect(pictures()).toEqual([]);
    change(at('image-0', '/renewed.jpg'));
    expect(pictures().map(({ src }) => new URL(src).pathname)).toEqual(['/renewed.jpg']);
  });

  it('is left out without an address', () => {
    renderStrip(at('image-0', ''));
    expect(pictures()).toEqual([]);
  });

  it('stays while its image gets another address', () => {
    const { change } = renderStrip(at('pier', '/first.jpg'));
    const [picture] = pictures();
    change(at('pier', '/renewed.jpg'));
    expect(pictures()).toEqual([picture]);
  });

  it('of another image at the same place is a new one', () => {
    const { change } = renderStrip(at('pier', '/first.jpg'));
    const [picture] = pictures();
    change(at('deck', '/second.jpg'));
    expect(pictures()).not.toContain(picture);
  });
});

describe('the images on the screen', () => {
  it('are reported first with those around the current one, and once', () => {
    const onVisibleChange = vi.fn<(first: number, last: number) => void>();
    const { change } = renderStrip({ onVisibleChange, index: 50 });
    // jsdom keeps where an element is scrolled to: the middle of image 50 is in that of the strip.
    expect(onVisibleChange.mock.calls).toEqual([[41, 59]]);
    change({ onVisibleChange, index: 50 });
    expect(onVisibleChange).toHaveBeenCalledTimes(1);
  });

  it('are not reported when there are none', () => {
    const onVisibleChange = vi.fn<(first: number, last: number) => void>();
    renderStrip({ onVisibleChange, index: 0, count: 0 });
    expect(onVisibleChange).not.toHaveBeenCalled();
  });
});
