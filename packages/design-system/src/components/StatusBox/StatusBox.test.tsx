import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StatusBox } from './index.js';

describe('StatusBox', () => {
  it('is a status with a spinner', () => {
    render(<StatusBox>Loading images</StatusBox>);
    const box = screen.getByRole('status');
    expect(box).toHaveTextContent('Loading images');
    expect(box.querySelector('svg')).toBeInTheDocument();
  });

  it('drops the spinner when nothing is under way', () => {
    render(<StatusBox busy={false}>All images loaded</StatusBox>);
    expect(screen.getByRole('status').querySelector('svg')).toBeNull();
  });
});
