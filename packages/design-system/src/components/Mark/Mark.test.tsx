import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.js';
import { Mark } from './index.js';

describeConformance('Mark', <Mark animated />, { refInstanceof: SVGSVGElement });

describe('Mark', () => {
  it('has a name where it stands alone, and none as decoration', () => {
    const { rerender } = render(<Mark label="Home" />);
    expect(screen.getByRole('img', { name: 'Home' })).toBeInTheDocument();
    rerender(<Mark />);
    expect(screen.queryByRole('img')).toBeNull();
  });
});
