import { describe, expect, it } from 'vitest';
import { counted } from './counted.ts';

describe('A count has its noun in the singular or plural', () => {
  it.each([
    [counted(0, 'user'), '0 users'],
    [counted(1, 'user'), '1 user'],
    [counted(2, 'user'), '2 users'],
    [counted(3412, 'image'), '3,412 images'],
    [counted(1, 'category', 'categories'), '1 category'],
    [counted(2, 'category', 'categories'), '2 categories'],
  ])('%s', (text, expected) => expect(text).toBe(expected));
});
