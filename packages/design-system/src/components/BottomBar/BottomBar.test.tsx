import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BottomBar } from './index.js';

describe('BottomBar', () => {
  it('holds its two items in their order', () => {
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

  it('looks its own way where it stays in view on a phone', () => {
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
