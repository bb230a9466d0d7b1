import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import * as testing from '../../testing/render-viewer.js';

const { button, onIndexChange, picture, press, renderViewer } = testing;
testing.sizeViewers();

const facts = (
  <div data-testid="facts">
    <button type="button">Copy Position</button>
    <input aria-label="Note" />
  </div>
);

it.each([
  ['shown by I', false, () => press('i')],
  ['hidden by I', true, () => press('I')],
  ['shown by their button', false, () => userEvent.click(button('Facts'))],
  ['hidden by their button', true, () => userEvent.click(button('Facts'))],
])('facts are %s', async (_way, factsOpen, act) => {
  const onFactsOpenChange = vi.fn();
  await renderViewer({ facts, factsOpen, onFactsOpenChange });
  expect(button('Facts')).toHaveAttribute('aria-expanded', String(factsOpen));
  expect(screen.queryAllByTestId('facts')).toHaveLength(factsOpen ? 1 : 0);
  await act();
  expect(onFactsOpenChange).toHaveBeenCalledExactlyOnceWith(!factsOpen);
});

it('facts come after the picture and before what is below it', async () => {
  const strip = <div data-testid="strip" />;
  await renderViewer({ facts, factsOpen: true, filmstrip: strip });
  const panel = screen.getByTestId('facts');
  expect(button('Next image').compareDocumentPosition(panel)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(panel.compareDocumentPosition(screen.getByTestId('strip'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('the keys of the viewer work in the facts, except in a text field', async () => {
  const onFactsOpenChange = vi.fn();
  await renderViewer({ facts, factsOpen: true, onFactsOpenChange });
  press('ArrowRight', button('Copy Position'));
  expect(onIndexChange).toHaveBeenCalledExactlyOnceWith(3);
  expect(press('i', screen.getByRole('textbox'))).toBe(true);
  expect(press('Escape', button('Copy Position'))).toBe(true);
  expect(onFactsOpenChange).not.toHaveBeenCalled();
});

it('the keys of the picture tell of them, after those of the flag', async () => {
  await renderViewer({ onFlaggedChange: () => undefined, onFactsOpenChange: () => undefined });
  expect(picture()).toHaveAccessibleDescription(/moves? the image\. F flags the image\. I shows the facts\.$/);
});

it('without a function to call there is no button, and the key is left to the page', async () => {
  await renderViewer({ facts, factsOpen: true });
  expect(screen.getByTestId('facts')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Facts' })).toBeNull();
  expect(press('i')).toBe(true);
  expect(picture()).not.toHaveAccessibleDescription(/I shows/);
});

it('facts can be shown while the image is not known', async () => {
  const onFactsOpenChange = vi.fn();
  await renderViewer({ image: null, onFactsOpenChange });
  press('i');
  expect(onFactsOpenChange).toHaveBeenCalledExactlyOnceWith(true);
});

it('facts that close with focus inside give it to the picture, so that its keys work', async () => {
  const { change } = await renderViewer({ facts, factsOpen: true });
  button('Copy Position').focus();
  change({ facts });
  expect(picture()).toHaveFocus();
});

it('facts that open and close elsewhere leave focus where it is', async () => {
  const { change } = await renderViewer({ facts });
  button('Rotate').focus();
  change({ facts, factsOpen: true });
  expect(button('Rotate')).toHaveFocus();
  change({ facts });
  expect(button('Rotate')).toHaveFocus();
});
