import type { KnownPlace } from '@inspection-studio/domain/inspections';
import { describe, expect, it } from 'vitest';
import { withoutKnown } from './known-files.ts';
import { type ComparedFile, planSending } from './plan-sending.ts';

const SOUTH = { id: 's1', name: 'SouthPier' };
const stored: KnownPlace = { inspection: SOUTH, isStored: true };
const arriving: KnownPlace = { inspection: SOUTH, isStored: false };

const file = (name: string): ComparedFile => ({
  name,
  relativePath: name,
  size: 4,
  type: '',
  lastModified: 0,
});
const [a, b, c] = [file('a.JPG'), file('b.JPG'), file('c.JPG')];

/** What is sent of a, b and c, and what is known of them, if a is registered for this inspection and never arrived. */
function sent(places: [ComparedFile, KnownPlace[]][], isSkipping: boolean) {
  const registered = [
    { id: 'f1', name: 'a.JPG', s3Key: 'k', size: 4, isUploaded: false, kind: 'two', list: 'rgb' } as const,
  ];
  const placed = [a, b, c].map((one) => ({ file: one, kind: 'two', list: 'rgb' }) as const);
  const { plan, known } = withoutKnown(planSending(registered, placed, 'u1'), new Map(places), isSkipping);
  return {
    files: [...plan.continued, ...plan.added].map(({ file: { name } }) => name).join(' '),
    known: known.map(({ path, isStored, isLeftOut }) => [path, isStored, isLeftOut]),
  };
}

describe('files that other inspections have are reported, and left out only on request and if they are stored', () => {
  it.each<[string, [ComparedFile, KnownPlace[]][], boolean, ReturnType<typeof sent>]>([
    ['none, on request', [], true, { files: 'a.JPG b.JPG c.JPG', known: [] }],
    [
      'a stored one, by default',
      [[b, [stored]]],
      false,
      { files: 'a.JPG b.JPG c.JPG', known: [['b.JPG', true, false]] },
    ],
    ['a stored one, on request', [[b, [stored]]], true, { files: 'a.JPG c.JPG', known: [['b.JPG', true, true]] }],
    [
      'one that may not arrive there, on request',
      [[b, [arriving]]],
      true,
      { files: 'a.JPG b.JPG c.JPG', known: [['b.JPG', false, false]] },
    ],
    [
      'one that arrives there and is stored elsewhere, on request',
      [[b, [arriving, stored]]],
      true,
      { files: 'a.JPG c.JPG', known: [['b.JPG', true, true]] },
    ],
    [
      'one that is registered for this inspection, on request',
      [[a, [stored]]],
      true,
      { files: 'a.JPG b.JPG c.JPG', known: [] },
    ],
  ])('%s', (_case, places, isSkipping, expected) => expect(sent(places, isSkipping)).toEqual(expected));
});
