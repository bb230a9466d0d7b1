import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Skeleton } from './index.js';

describe('Skeleton', () => {
  it('has the size it is given and says nothing', () => {
    const { container } = render(<Skeleton shape="block" width={120} height={80} />);
    expect(container.firstChild).toHaveStyle({ width: '120px', height: '80px' });
    expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
  });
});
