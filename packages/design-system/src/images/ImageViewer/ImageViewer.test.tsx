import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as testing from '../../testing/render-viewer.js';

const { button, images, isAtEnd, onIndexChange, picture, press, renderViewer, swipe, zoomed } = testing;
testing.sizeViewers();

/** The places that were asked for. */
const asked = () => onIndexChange.mock.calls.map(([index]) => index);

describe('going to another image', () => {
  it.each([
    ['Previous image', 1],
    ['Next image', 3],
  ])("the button '%s' asks for place %i", async (name, index) => {
    await renderViewer();
    await userEvent.click(button(name));
    expect(asked()).toEqual([index]);
  });

  it.each([
    ['ArrowLeft', 1],
    ['ArrowRight', 3],
    ['Home', 0],
    ['End', 4],
  ])('the key %s asks for place %i, wherever focus is in the viewer', async (key, index) => {
    await renderViewer();
    press(key);
    press(key, button('Rotate'));
    expect(asked()).toEqual([index, index]);
  });

  it.each([
    ['first', 0, 'Previous image', 'Next image', ['ArrowLeft', 'Home'], 200],
    ['last', 4, 'Next image', 'Previous image', ['ArrowRight', 'End'], -200],
  ])('nothing is asked for beyond the %s one', async (_end, index, beyond, back, keys, swipePx) => {
    await renderViewer({ image: images[index]!, index });
    expect([isAtEnd(beyond), isAtEnd(back)]).toEqual([true, false]);
    await userEvent.click(button(beyond));
    expect(button(beyond)).toHaveFocus();
    for (const key of keys) press(key);
    swipe(swipePx);
    expect(asked()).toEqual([]);
  });

  it.each([
    ['a single image', images[0]!, 1],
    ['no images', null, 0],
  ])('nothing is asked for, and there are no buttons, with %s', async (_images, image, count) => {
    await renderViewer({ image, index: 0, count });
    expect(screen.queryByRole('button', { name: /image$/ })).toBeNull();
    for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End', '+', '1', 'r']) press(key);
    expect(asked()).toEqual([]);
  });

  it('works while the image is not known yet', async () => {
    await renderViewer({ image: null });
    press('ArrowRight');
    await userEvent.click(button('Previous image'));
    expect(asked()).toEqual([3, 1]);
  });

  it('swaps the arrow keys in a right-to-left page, and no buttons', async () => {
    document.documentElement.dir = 'rtl';
    await renderViewer();
    press('ArrowLeft');
    press('ArrowRight');
    await userEvent.click(button('Next image'));
    expect(asked()).toEqual([3, 1, 3]);
  });

  it.each([
    ['ltr', 'left', -100, 3],
    ['ltr', 'right', 100, 1],
    ['rtl', 'left', -100, 1],
    ['rtl', 'right', 100, 3],
  ])('in a page that is %s, a swipe to the %s pulls the next one in', async (dir, _to, byPx, index) => {
    document.documentElement.dir = dir;
    await renderViewer();
    swipe(byPx);
    expect(asked()).toEqual([index]);
  });

  it('a swipe over an enlarged image moves it only', async () => {
    await renderViewer();
    press('1');
    expect(await zoomed(100)).toBeVisible();
    swipe(-200);
    expect(asked()).toEqual([]);
  });
});

describe('zooming', () => {
  it.each([
    ['+', 'Zoom in', 150],
    ['-', 'Zoom out', 67],
    ['0', 'Fit', 20],
  ])("the key %s and the button '%s' zoom from 100 to %i percent", async (key, name, percent) => {
    await renderViewer();
    for (const zoom of [() => press(key), () => userEvent.click(button(name))]) {
      press('1');
      expect(await zoomed(100)).toBeVisible();
      await zoom();
      expect(await zoomed(percent)).toBeVisible();
    }
  });

  it('the button 1:1 shows a pixel of the image on one of the screen', async () => {
    await renderViewer();
    expect(await zoomed(20)).toBeVisible();
    await userEvent.click(button('1:1'));
    expect(await zoomed(100)).toBeVisible();
  });

  it('its buttons do nothing where it ends, and keep focus', async () => {
    await renderViewer();
    expect([isAtEnd('Zoom out'), isAtEnd('Zoom in')]).toEqual([true, false]);
    for (let step = 0; step < 12; step += 1) press('+');
    expect(await zoomed(800)).toBeVisible();
    expect([isAtEnd('Zoom out'), isAtEnd('Zoom in')]).toEqual([false, true]);
    await userEvent.click(button('Zoom in'));
    expect(button('Zoom in')).toHaveFocus();
    expect(await zoomed(800)).toBeVisible();
  });
});

describe('rotating', () => {
  it('shows the turned image whole, by R and by its button', async () => {
    await renderViewer();
    press('r');
    expect(await zoomed(15)).toBeVisible();
    await userEvent.click(button('Rotate'));
    expect(await zoomed(20)).toBeVisible();
  });

  it('is for one image: another one is upright', async () => {
    const { change } = await renderViewer();
    press('r');
    expect(await zoomed(15)).toBeVisible();
    change({ image: images[3]!, index: 3 });
    expect(await zoomed(20)).toBeVisible();
  });

  it('stays while the addresses of the image change', async () => {
    const { change } = await renderViewer();
    press('r');
    expect(await zoomed(15)).toBeVisible();
    change({ image: { ...images[2]!, thumbnailUrl: '', tileUrl: '' } });
    press('1');
    expect(await zoomed(100)).toBeVisible();
    press('0');
    expect(await zoomed(15)).toBeVisible();
  });
});

describe('flagging', () => {
  it.each([
    ['set by F', false, () => press('f')],
    ['removed by F', true, () => press('F')],
    ['set by its button', false, () => userEvent.click(button('Flag'))],
    ['removed by its button', true, () => userEvent.click(button('Flag'))],
  ])('a flag is %s', async (_way, flagged, act) => {
    const onFlaggedChange = vi.fn();
    await renderViewer({ flagged, onFlaggedChange });
    expect(button('Flag')).toHaveAttribute('aria-pressed', String(flagged));
    await act();
    expect(onFlaggedChange).toHaveBeenCalledExactlyOnceWith(!flagged);
  });

  it('an image with a flag is announced with it', async () => {
    const { change } = await renderViewer({ flagged: true, onFlaggedChange: () => undefined });
    expect(screen.getByText('DJI_0003.JPG, 3 of 5, Flagged')).toHaveRole('status');
    change({ flagged: false, onFlaggedChange: () => undefined });
    expect(screen.getByText('DJI_0003.JPG, 3 of 5')).toHaveRole('status');
  });

  it('the keys of the picture tell of it', async () => {
    await renderViewer({ onFlaggedChange: () => undefined });
    expect(picture()).toHaveAccessibleDescription(/F flags the image\.$/);
  });

  it('without a function to call there is no button, and the key is left to the page', async () => {
    await renderViewer();
    expect(screen.queryByRole('button', { name: 'Flag' })).toBeNull();
    expect(press('f')).toBe(true);
    expect(picture()).not.toHaveAccessibleDescription(/F flags/);
  });

  it('nothing is flagged while the image is not known', async () => {
    const onFlaggedChange = vi.fn();
    await renderViewer({ image: null, onFlaggedChange });
    press('f');
    await userEvent.click(button('Flag'));
    expect(onFlaggedChange).not.toHaveBeenCalled();
  });
});
