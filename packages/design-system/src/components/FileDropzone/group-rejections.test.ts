import { describe, expect, it } from 'vitest';
import { groupRejections } from './group-rejections.js';

const rejection = (name: string, message: string) => ({ file: { name }, message });

describe('groupRejections: one group for each message', () => {
  it.each([
    ['none', [], []],
    [
      'two messages in order of appearance',
      [rejection('a.png', 'type'), rejection('b.jpg', 'large'), rejection('c.gif', 'type')],
      [
        { message: 'type', names: ['a.png', 'c.gif'], moreCount: 0 },
        { message: 'large', names: ['b.jpg'], moreCount: 0 },
      ],
    ],
    [
      'three names, then a count',
      ['a', 'b', 'c', 'd', 'e'].map((name) => rejection(name, 'type')),
      [{ message: 'type', names: ['a', 'b', 'c'], moreCount: 2 }],
    ],
  ])('%s', (_case, rejections, expected) => expect(groupRejections(rejections)).toEqual(expected));
});
