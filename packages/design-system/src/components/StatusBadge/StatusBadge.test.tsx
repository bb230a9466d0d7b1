import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StatusBadge } from './index.js';

describe('StatusBadge', () => {
  it('says its word once: the sign beside it is silent', () => {
    render(<StatusBadge kind="completed">Completed</StatusBadge>);
    expect(screen.getByText('Completed')).toBeInTheDocument();
    expect(screen.queryByRole('img')).toBeNull();
  });
});
