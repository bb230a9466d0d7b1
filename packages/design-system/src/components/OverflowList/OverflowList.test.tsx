import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OverflowList } from './index.js';

const names = ['Ardlay Unit B', 'Granton Flare', 'Saltcroft Stack'];
const list = (max: number) => (
  <OverflowList items={names} max={max} renderItem={(name) => name} getKey={(name) => name} />
);

describe("OverflowList: up to a number of items, then '+N more'", () => {
  it.each([
    [2, ['Ardlay Unit B', 'Granton Flare', '+1 more']],
    [3, names],
    [5, names],
    [0, ['+3 more']],
  ])('%d of 3', (max, shown) => {
    render(list(max));
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(shown);
  });
});
