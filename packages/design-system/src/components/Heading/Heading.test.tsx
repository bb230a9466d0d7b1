import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Heading } from './index.js';

describe('Heading', () => {
  it.each([1, 2, 3, 4] as const)('of level %i is a heading of that level, whatever its size', (level) => {
    render(
      <Heading level={level} size="titleSm">
        Sites
      </Heading>,
    );
    expect(screen.getByRole('heading', { level, name: 'Sites' })).toBeInTheDocument();
  });

  it.each([
    [12, 'Inspections 12'],
    [0, 'Inspections 0'],
    ['1,204', 'Inspections 1,204'],
    [undefined, 'Inspections'],
  ])('with the count %s is named %s', (count, name) => {
    render(
      <Heading level={2} count={count}>
        Inspections
      </Heading>,
    );
    expect(screen.getByRole('heading', { name })).toBeInTheDocument();
  });
});
