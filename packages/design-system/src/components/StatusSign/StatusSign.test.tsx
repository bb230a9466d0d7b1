import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StatusSign } from './index.js';
import { signShapes, type SignKind } from './sign-shapes.js';

describe('StatusSign', () => {
  it('a label makes it an image with that name', () => {
    render(<StatusSign kind="failed" label="Failed" />);
    expect(screen.getByRole('img', { name: 'Failed' })).toBeInTheDocument();
  });

  it('without a label it is hidden beside its word', () => {
    const { container } = render(<StatusSign kind="failed" />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it('a status is never only a colour: no two signs share a shape', () => {
    const drawings = (Object.keys(signShapes) as SignKind[]).map((kind) => {
      const { container, unmount } = render(<StatusSign kind={kind} />);
      const drawing = container.querySelector('svg')?.innerHTML;
      unmount();
      return drawing;
    });
    expect(new Set(drawings).size).toBe(10);
  });
});
