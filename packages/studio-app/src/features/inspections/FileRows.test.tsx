import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { FileRows } from './FileRows.tsx';

const files = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ key: `${index}`, name: `DJI_${index}.jpg` }));
const texts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('a row has the name of the file, what is to be said of it, and its size', () => {
  render(
    <FileRows
      title="Stored files"
      rows={[
        { key: 'a', name: 'DJI_1.jpg', sizeBytes: 2048, note: { sign: 'completed', words: 'Uploaded' } },
        { key: 'b', name: 'plan.pdf', sizeBytes: 5 * 1024 ** 2 },
        { key: 'c', name: 'lost.jpg', note: { sign: 'warning', words: 'Not uploaded: add it again or remove it' } },
      ]}
    />,
  );
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/^Stored files ?3$/);
  expect(texts()).toEqual(['DJI_1.jpgUploaded2 KB', 'plan.pdf5 MB', 'lost.jpgNot uploaded: add it again or remove it']);
});

it('24 files are on a page, in the given order', async () => {
  const rows = files(26);
  render(<FileRows title="Added files" rows={rows} />);
  expect(texts()).toEqual(rows.slice(0, 24).map(({ name }) => name));
  const pages = within(screen.getByRole('navigation', { name: 'Pages of Added files' }));
  await userEvent.click(pages.getByRole('button', { name: 'Next page' }));
  expect(texts()).toEqual(['DJI_24.jpg', 'DJI_25.jpg']);
});

it.each([
  ['ten pages', 240, 0],
  ['more than ten', 241, 1],
])('%s have a box for the page that many times: %i files, %i', (_pages, count, boxes) => {
  render(<FileRows title="Added files" rows={files(count)} />);
  expect(screen.queryAllByRole('textbox', { name: 'Go to page' })).toHaveLength(boxes);
});

it('the box opens the page that is entered, and no other', async () => {
  render(<FileRows title="Added files" rows={files(241)} />);
  const box = screen.getByRole('textbox', { name: 'Go to page' });
  await userEvent.type(box, '11{Enter}');
  expect(texts()).toEqual(['DJI_240.jpg']);
  for (const entered of ['12', '0', '-1', '1.5', 'one']) {
    await userEvent.clear(box);
    await userEvent.type(box, `${entered}{Enter}`);
    expect(texts()).toEqual(['DJI_240.jpg']);
  }
});
