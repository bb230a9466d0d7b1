import { createEvent, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createPortal } from 'react-dom';
import { describe, expect, it, vi } from 'vitest';
import * as testing from '../../testing/render-viewer.js';

const { answerRequests, button, images, onIndexChange, picture, press, renderViewer } = testing;
testing.sizeViewers();

const FAILED = /^Part of this image could not be loaded/;
const announced = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '');

describe('keys that others use', () => {
  it.each([
    ['a text field', <input key="field" aria-label="Note" />],
    ['a text area', <textarea key="field" aria-label="Note" />],
    ['an editor', <div key="field" role="textbox" tabIndex={0} aria-label="Note" contentEditable />],
  ])('do nothing in %s', async (_field, actions) => {
    await renderViewer({ actions });
    const field = screen.getByRole('textbox', { name: 'Note' });
    for (const key of ['ArrowRight', 'Home', '1']) expect(press(key, field)).toBe(true);
    expect(onIndexChange).not.toHaveBeenCalled();
    expect(screen.getByText('20 %')).toBeVisible();
  });

  it('do nothing in a dialog or a menu that an action has opened', async () => {
    await renderViewer({ actions: createPortal(<button type="button">Raise a defect</button>, document.body) });
    for (const key of ['ArrowRight', 'Home', '1']) expect(press(key, button('Raise a defect'))).toBe(true);
    expect(onIndexChange).not.toHaveBeenCalled();
  });

  it('do nothing when the consumer has used them', async () => {
    const onKeyDown = vi.fn<(event: React.KeyboardEvent) => void>((event) => {
      if (event.key === 'ArrowRight') event.preventDefault();
    });
    await renderViewer({ onKeyDown });
    press('ArrowRight');
    expect(onIndexChange).not.toHaveBeenCalled();
    press('ArrowLeft');
    expect(onIndexChange).toHaveBeenCalledExactlyOnceWith(1);
    expect(onKeyDown).toHaveBeenCalledTimes(2);
  });

  it('do nothing while an input method composes', async () => {
    await renderViewer();
    const composing = createEvent.keyDown(picture(), { key: 'ArrowRight', isComposing: true });
    fireEvent(picture(), composing);
    expect(onIndexChange).not.toHaveBeenCalled();
  });

  it('go no further when the viewer uses them, and do otherwise', async () => {
    await renderViewer();
    expect(['ArrowRight', '1', 'r'].map((key) => press(key))).toEqual([false, false, false]);
    expect(['Escape', 'Tab', 'ArrowDown', 'a'].map((key) => press(key))).toEqual([true, true, true, true]);
  });
});

describe('what the consumer adds', () => {
  it('a button that closes is there only when there is something to do', async () => {
    const onClose = vi.fn();
    const { change } = await renderViewer();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    change({ onClose });
    await userEvent.click(button('Close'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('buttons come between those of the picture and the one that closes', async () => {
    const actions = <button type="button">Download</button>;
    await renderViewer({ onClose: () => undefined, onFactsOpenChange: () => undefined, actions });
    const names = screen.getAllByRole('button').map((each) => each.getAttribute('aria-label') ?? each.textContent);
    expect(names.slice(-6)).toEqual(['Rotate', 'Facts', 'Download', 'Close', 'Previous image', 'Next image']);
  });

  it('what is below the picture has the keys of the viewer', async () => {
    await renderViewer({ filmstrip: <div data-testid="strip" tabIndex={-1} /> });
    const strip = screen.getByTestId('strip');
    expect(picture().compareDocumentPosition(strip)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    press('End', strip);
    expect(onIndexChange).toHaveBeenCalledExactlyOnceWith(4);
  });

  it('a reason is shown instead of a picture', async () => {
    await renderViewer({ image: null, problem: 'This image was deleted.' });
    expect(screen.getByText('This image was deleted.')).toBeVisible();
  });
});

describe('the texts', () => {
  it('the picture is named by its file, and described by its keys', async () => {
    await renderViewer();
    expect(picture()).toHaveAccessibleName('DJI_0003.JPG');
    expect(picture()).toHaveAccessibleDescription(/Home and End the first and last/);
  });

  it('the name and the place of an image are announced, and its zoom', async () => {
    const { change } = await renderViewer();
    expect(announced()).toEqual(['20 %', 'DJI_0003.JPG, 3 of 5']);
    change({ image: images[3]!, index: 3 });
    expect(announced()).toContain('DJI_0004.JPG, 4 of 5');
  });

  it('an image that is not known yet has a name that says so, a place and nothing to announce', async () => {
    const { change } = await renderViewer({ image: null });
    expect(picture()).toHaveAccessibleName('Loading image');
    expect(screen.getByText('3 of 5')).toBeVisible();
    expect(announced()).toEqual([]);
    change({});
    expect(picture()).toHaveAccessibleName('DJI_0003.JPG');
  });

  it('no place is shown without images', async () => {
    await renderViewer({ image: null, index: 0, count: 0 });
    expect(screen.queryByText(/ of /)).toBeNull();
  });

  it('are replaced by those of the consumer, the others stay', async () => {
    const position = (number: number, count: number) => `Bild ${number} von ${count}`;
    await renderViewer({ labels: { next: 'Nächstes Bild', position, zoom: (percent) => `${percent} % groß` } }, /groß/);
    expect(button('Nächstes Bild')).toBeVisible();
    expect(button('Previous image')).toBeVisible();
    expect(announced()).toEqual(['20 % groß', 'DJI_0003.JPG, Bild 3 von 5']);
  });
});

describe('loading', () => {
  const hasFailed = () => expect(screen.getByText(FAILED)).toBeVisible();
  const isComplete = () => {
    expect(picture()).not.toHaveAttribute('aria-busy');
    expect(screen.queryByText(FAILED)).toBeNull();
  };

  it('the picture is busy until all that is seen is here', async () => {
    await renderViewer();
    expect(picture()).toHaveAttribute('aria-busy', 'true');
    await answerRequests('load', isComplete);
  });

  it('a part that fails is reported once, and is announced while it is missing', async () => {
    const onLoadError = vi.fn();
    await renderViewer({ onLoadError });
    expect(screen.queryByText(FAILED)).toBeNull();
    await answerRequests('error', hasFailed);
    expect(announced()).toContainEqual(expect.stringMatching(FAILED));
    expect(onLoadError).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('online'));
    await answerRequests('load', isComplete);
    expect(onLoadError).toHaveBeenCalledTimes(1);
  });

  it('a failed part of one image is not one of the next', async () => {
    const onLoadError = vi.fn();
    const { change } = await renderViewer({ onLoadError });
    await answerRequests('error', hasFailed);
    change({ onLoadError, image: images[3]!, index: 3 });
    expect(screen.queryByText(FAILED)).toBeNull();
    await answerRequests('load', isComplete);
    expect(onLoadError).toHaveBeenCalledTimes(1);
  });

  it('a failed part of the next image is reported again', async () => {
    const onLoadError = vi.fn();
    const { change } = await renderViewer({ onLoadError });
    await answerRequests('error', hasFailed);
    change({ onLoadError, image: images[3]!, index: 3 });
    await answerRequests('error', hasFailed);
    expect(onLoadError).toHaveBeenCalledTimes(2);
  });
});
