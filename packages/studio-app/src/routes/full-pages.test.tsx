import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../features/inspections/testing/render-screen.tsx';
import * as forbidden from './forbidden.tsx';
import * as notFound from './not-found.tsx';

it.each([
  [
    'a page without permission',
    forbidden,
    'Unauthorized',
    'You do not have permission to view this page.Please contact your administrator for more information.',
    'Forbidden',
  ],
  ['an unknown address', notFound, 'Page not found', 'The page that you are looking for does not exist.', 'Not Found'],
])('%s says so, and leads Home', async (_case, { Component, handle }, title, text, label) => {
  renderScreen(<Component />, new Map());
  const heading = await screen.findByRole('heading', { name: title });
  expect(heading.parentElement).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(handle.trail).toEqual([{ label }]);
});
