import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Avatar } from './index.js';

describe('Avatar with initials or an image', () => {
  it("shows initials without an image, and its accessible name is the person's name", () => {
    render(<Avatar name="Maren Solheim" />);
    expect(screen.getByRole('img', { name: 'Maren Solheim' })).toHaveTextContent('MS');
  });

  it("shows the image, and its accessible name is the person's name", () => {
    const { container } = render(<Avatar name="Maren Solheim" src="/maren.jpg" />);
    expect(container.querySelector('img')).toHaveAttribute('src', '/maren.jpg');
    expect(screen.getByRole('img', { name: 'Maren Solheim' })).not.toHaveTextContent('MS');
  });

  it('falls back to initials when the image fails to load', () => {
    const { container } = render(<Avatar name="Maren Solheim" src="/gone.jpg" />);
    const image = container.querySelector('img');
    expect(image).toHaveAttribute('src', '/gone.jpg');
    if (image) fireEvent.error(image);
    expect(screen.getByRole('img')).toHaveTextContent('MS');
  });

  it('is hidden from screen readers when decorative', () => {
    render(<Avatar name="Maren Solheim" decorative />);
    expect(screen.queryByRole('img')).toBeNull();
  });
});
