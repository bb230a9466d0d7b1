import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Avatar } from './index.js';

describe('Avatar with initials or an image', () => {
  it('DS-029: shows initials when there is no image, and is named by the person', () => {
    render(<Avatar name="Maren Solheim" />);
    expect(screen.getByRole('img', { name: 'Maren Solheim' })).toHaveTextContent('MS');
  });

  it('DS-030: shows an image when there is one, and is named by the person', () => {
    const { container } = render(<Avatar name="Maren Solheim" src="/maren.jpg" />);
    expect(container.querySelector('img')).toHaveAttribute('src', '/maren.jpg');
    expect(screen.getByRole('img', { name: 'Maren Solheim' })).not.toHaveTextContent('MS');
  });

  it('falls back to initials when the picture does not load', () => {
    const { container } = render(<Avatar name="Maren Solheim" src="/gone.jpg" />);
    const image = container.querySelector('img');
    expect(image).toHaveAttribute('src', '/gone.jpg');
    if (image) fireEvent.error(image);
    expect(screen.getByRole('img')).toHaveTextContent('MS');
  });

  it('says nothing beside the name', () => {
    render(<Avatar name="Maren Solheim" decorative />);
    expect(screen.queryByRole('img')).toBeNull();
  });
});
