import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FileTypeHint } from './index.js';

describe('FileTypeHint', () => {
  it('lists extensions', () => {
    render(<FileTypeHint extensions={['.jpg', '.jpeg']} />);
    expect(screen.getByText('.jpg, .jpeg')).toBeInTheDocument();
  });

  it('renders nothing if all files are accepted', () => {
    const { container } = render(<FileTypeHint extensions={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
