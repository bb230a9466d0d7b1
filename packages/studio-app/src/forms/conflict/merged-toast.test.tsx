import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mergedToast } from './merged-toast.tsx';

const hanna = { by: { id: 'hanna', name: 'Hanna Lindqvist' }, at: '2026-11-21T11:58:00.000Z' };

it.each([
  [hanna, ['Name'], 'Hanna Lindqvist changed Name. Both changes are saved.'],
  [hanna, ['Name', 'Type', 'Site'], 'Hanna Lindqvist changed Name, Type, and Site. Both changes are saved.'],
  [null, ['Name'], 'Someone else changed Name. Both changes are saved.'],
])('a merge names who changed which fields', (edit, labels, text) => {
  const { kind, title, description } = mergedToast(edit, labels);
  const { container } = render(description);
  expect([kind, title, container.textContent]).toEqual(['info', 'Changes merged', text]);
});

it('the name of who changed them is not translated', () => {
  render(mergedToast(hanna, ['Name']).description);
  expect(screen.getByText('Hanna Lindqvist')).toHaveAttribute('translate', 'no');
});
