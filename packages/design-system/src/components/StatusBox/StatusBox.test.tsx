import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.js';
import { StatusBox } from './index.js';

describeConformance('StatusBox', <StatusBox>Loading images</StatusBox>, { refInstanceof: HTMLDivElement });

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
