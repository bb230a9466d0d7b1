import { calls } from '@inspection-studio/domain/calls';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StatusBanner } from './StatusBanner.tsx';
import { inspection, noFiles } from './testing/records.ts';
import { renderScreen } from './testing/render-screen.tsx';

const show = (part: Parameters<typeof inspection>[0]) =>
  renderScreen(<StatusBanner inspection={inspection(part)} />, new Map([[calls.getModules, noFiles]]));

it('in processing it says which step it is, and how many of the images are done', async () => {
  show({ status: 'ThumbnailsGenerating', processing: { done: 1412, total: 2048 } });
  expect(await screen.findByText('Making thumbnails, step 5 of 6.')).toBeInTheDocument();
  expect(screen.getByText('1,412 of 2,048 images done')).toBeInTheDocument();
  const bar = screen.getByRole('progressbar', { name: 'Images processed' });
  expect(bar).toHaveAttribute('aria-valuenow', '1412');
  expect(bar).toHaveAttribute('aria-valuemax', '2048');
  expect(bar).toHaveAttribute('aria-valuetext', '1,412 of 2,048 images done');
});

it('before the images are counted it only says which step it is', async () => {
  show({ status: 'Processing', processing: { done: 0, total: 0 } });
  expect(await screen.findByText('Preparing the images, step 2 of 6.')).toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('a Draft says that it is not sent yet', async () => {
  show({ status: 'Draft' });
  expect(await screen.findByText('Not sent for processing yet.')).toBeInTheDocument();
});
