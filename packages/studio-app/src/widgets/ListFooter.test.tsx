import { makePagination } from '@inspection-studio/domain/query';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ListFooter } from './ListFooter.tsx';

it.each([
  [1, '1 user, 12 per page'],
  [38, '38 users, 12 per page'],
  [1200, '1,200 users, 12 per page'],
])('the foot of a list of %i says so in the singular or plural', (count, text) => {
  render(
    <ListFooter noun="user" pagination={makePagination({ top: 12, skip: 0, count })} onSkipChange={() => undefined} />,
  );
  expect(screen.getByText(text)).toBeInTheDocument();
});
