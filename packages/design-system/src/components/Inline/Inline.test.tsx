import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Inline } from './index.js';

describe('Inline', () => {
  it('renders the element that `as` names', () => {
    render(<Inline as="p">412 images</Inline>);
    expect(screen.getByText('412 images').tagName).toBe('P');
  });

  it('gives its classes to the only child with asChild, and no class of its own is lost', () => {
    render(
      <Inline asChild className="wide">
        <a href="#site" className="own">
          Forth Estuary
        </a>
      </Inline>,
    );
    expect(screen.getByRole('link')).toHaveClass('wide', 'own');
  });

  it.each([{ gap: 4 }, { rowGap: 1 }, { align: 'start' }, { justify: 'between' }, { wrap: true }] as const)(
    'changes its classes with %o',
    (props) => {
      const { rerender } = render(<Inline data-testid="inline" />);
      const plain = screen.getByTestId('inline').className;
      rerender(<Inline data-testid="inline" {...props} />);
      expect(screen.getByTestId('inline').className).not.toBe(plain);
    },
  );
});
