import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.js';
import { Avatar } from './index.js';

describeConformance('Avatar', <Avatar name="Maren Solheim" />, { refInstanceof: HTMLSpanElement });

describe('Avatar with initials or an image', () => {
  it('is named by the person', () => {
    render(<Avatar name="Maren Solheim" />);
    expect(screen.getByRole('img', { name: 'Maren Solheim' })).toHaveTextContent('MS');
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
