import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance.js';
import { ClusterPin } from './index.js';

describeConformance('ClusterPin', <ClusterPin count={2} />, { refInstanceof: HTMLButtonElement });

describe('ClusterPin', () => {
  it("shows '9+' and is named with the whole number", () => {
    render(<ClusterPin count={54} label="54 assets" />);
    expect(screen.getByRole('button', { name: '54 assets, 9+' })).toHaveTextContent('9+');
  });

  it('is named by its count unless told otherwise', () => {
    render(<ClusterPin count={3} />);
    expect(screen.getByRole('button', { name: '3 items' })).toHaveTextContent('3');
  });
});
