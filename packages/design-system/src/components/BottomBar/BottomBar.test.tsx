import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BottomBar } from './index.js';

describe('BottomBar', () => {
  it('renders its items in order', () => {
    render(
      <BottomBar data-testid="bar">
        <span>86 assets</span>
        <nav>Page 1 of 8</nav>
      </BottomBar>,
    );
    expect([...screen.getByTestId('bar').children].map((item) => item.textContent)).toEqual([
      '86 assets',
      'Page 1 of 8',
    ]);
  });

  it('has a style of its own when it stays in view on phones', () => {
    render(
      <>
        <BottomBar data-testid="pagination" />
        <BottomBar data-testid="buttons" alwaysPinned />
      </>,
    );
    expect(screen.getByTestId('buttons').className).not.toBe(screen.getByTestId('pagination').className);
    expect(screen.getByTestId('buttons')).not.toHaveAttribute('alwayspinned');
  });
});
