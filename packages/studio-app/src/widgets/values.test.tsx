import type { Category } from '@inspection-studio/domain/categories';
import { thumbnailFormValue } from '@inspection-studio/domain/shared';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { coloursOf } from '../features/inspections/testing/read-screen.ts';
import { CategoryLabels } from './CategoryLabels.tsx';
import { CopyButton } from './CopyButton.tsx';
import { PersonName } from './PersonName.tsx';
import { SeverityStrip } from './SeverityStrip.tsx';
import { shownThumbnail } from './shown-thumbnail.tsx';

const urls = { createObjectURL: vi.fn(() => 'blob:chosen'), revokeObjectURL: vi.fn<(url: string) => void>() };
beforeEach(() => void Object.assign(URL, urls));
afterEach(() => vi.clearAllMocks());

const imageIn = (root: Element) => root.querySelector('img')?.getAttribute('src');

it('a chosen picture is shown with its name, as long as it is shown', () => {
  const file = new File(['x'], 'pier.png');
  const { container, unmount } = render(shownThumbnail({ ...thumbnailFormValue('/old.webp'), file }));
  expect(container).toHaveTextContent(/^pier\.png$/);
  expect(imageIn(container)).toBe('blob:chosen');
  expect(urls.createObjectURL).toHaveBeenCalledExactlyOnceWith(file);
  expect(urls.revokeObjectURL).not.toHaveBeenCalled();
  unmount();
  expect(urls.revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:chosen');
});

it.each([
  ['a stored picture', '/old.webp', 'Saved image', '/old.webp'],
  ['no picture', null, 'None', undefined],
])('%s is shown as such', (_case, existing, text, src) => {
  const { container } = render(<div>{shownThumbnail(thumbnailFormValue(existing))}</div>);
  expect(container).toHaveTextContent(text);
  expect(imageIn(container)).toBe(src);
});

it('categories have their names, colours and signs: found by AI, and deleted ones with a hint', async () => {
  const category = (name: string, colour: string, part: object = {}) =>
    ({ id: name, name, colour, model: null, isArchived: false, ...part }) as Category;
  const categories = [
    category('Crack', '#ff0000'),
    category('Rust', '#00ff00', { model: 'corrosion' }),
    category('Moss', '#0000ff', { isArchived: true }),
  ];
  render(<CategoryLabels categories={categories} />);
  const list = screen.getByRole('list', { name: 'Categories' });
  expect([...list.children].map(({ textContent }) => textContent)).toEqual([
    'Crack',
    expect.stringMatching(/^Rust.*AI/),
    expect.stringMatching(/^Moss/),
  ]);
  expect(screen.getAllByText(/found by AI/)).toHaveLength(1);
  expect(coloursOf(list)).toEqual(['rgb(255, 0, 0)', 'rgb(0, 255, 0)', 'rgb(0, 0, 255)']);
  await userEvent.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('This category has been deleted.');
});

it('a person has a picture and a name, and a scale its colours from the lowest severity on', () => {
  const colours = ['#00ff00', '#ff0000'].map((colour) => ({ name: colour, colour }));
  const { container } = render(
    <>
      <PersonName person={{ id: 'priya-1', name: 'Priya Raman', thumbnail: '/priya.webp' }} />
      <SeverityStrip severities={colours} />
    </>,
  );
  expect(container).toHaveTextContent(/Priya Raman$/);
  expect(imageIn(container)).toBe('/priya.webp');
  expect(coloursOf(container)).toEqual(['rgb(0, 255, 0)', 'rgb(255, 0, 0)']);
});

it.each([
  [true, 'Copied'],
  [false, 'Not copied'],
])('a copy that the browser allows (%s) says %s', async (isAllowed, outcome) => {
  const user = userEvent.setup();
  const writeText = vi.spyOn(navigator.clipboard, 'writeText');
  if (!isAllowed) writeText.mockRejectedValue(new Error('NotAllowedError'));
  render(<CopyButton text="key-1" label="Copy key" />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.click(screen.getByRole('button', { name: 'Copy key' }));
  expect(await screen.findByRole('button', { name: outcome })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(outcome);
  expect(writeText).toHaveBeenCalledExactlyOnceWith('key-1');
});
