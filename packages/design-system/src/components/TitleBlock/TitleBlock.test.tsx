import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TitleBlock } from './index.js';

describe('TitleBlock', () => {
  it.each([
    ['a value', 'Forth Estuary', 'Forth Estuary'],
    ['zero', 0, '0'],
    ['null', null, 'Not recorded'],
    ['an empty text', '', 'Not recorded'],
  ])('%s', (_case, value, shown) => {
    render(<TitleBlock items={[{ label: 'Site', value }]} />);
    expect(screen.getByText('Site').nextElementSibling).toHaveTextContent(shown);
  });
});
