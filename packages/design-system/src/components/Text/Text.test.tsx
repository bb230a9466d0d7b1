import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Text } from './index.js';

describe('Text', () => {
  it('is a span by default, or the element that `as` names', () => {
    render(
      <>
        <Text>412 images</Text>
        <Text as="strong">North tower</Text>
      </>,
    );
    expect(screen.getByText('412 images').tagName).toBe('SPAN');
    expect(screen.getByText('North tower').tagName).toBe('STRONG');
  });

  it('styles a link with asChild', () => {
    render(
      <Text asChild truncate className="wide">
        <a href="#site">Forth Estuary</a>
      </Text>,
    );
    const link = screen.getByRole('link', { name: 'Forth Estuary' });
    expect(link).toHaveClass('wide');
    expect(link.querySelector('*')).toBeNull();
  });

  it.each([{ size: 'caption' }, { tone: 'danger' }, { weight: 'bold' }, { truncate: true }] as const)(
    'changes its classes with %o',
    (props) => {
      const { rerender } = render(<Text>Words</Text>);
      const plain = screen.getByText('Words').className;
      rerender(<Text {...props}>Words</Text>);
      expect(screen.getByText('Words').className).not.toBe(plain);
    },
  );
});
