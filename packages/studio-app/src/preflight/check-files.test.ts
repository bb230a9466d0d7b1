import { describe, expect, it } from 'vitest';
import { checkItems, type PreflightReply } from './check-files.ts';

const item = (name: string, text: string) => ({ file: new File([text], name), path: name, list: 'rgb' as const });
const check = async (
  ...args: Parameters<typeof checkItems> extends [infer Items, infer Step, ...unknown[]] ? [Items, Step] : never
) => {
  const replies: PreflightReply[] = [];
  await checkItems(...args, (reply) => replies.push(reply));
  return replies;
};

describe('The check of the files of a step', () => {
  it('reports what it read and then the findings, with the places of their files', async () => {
    const replies = await check([item('a.jpg', 'one'), item('b.jpg', 'two'), item('c.jpg', 'one')], { kind: 'two' });
    expect(replies.map(({ type }) => type)).toEqual(['read', 'found']);
    expect(replies.at(-1)).toEqual({
      type: 'found',
      isFinal: true,
      findings: [
        { kind: 'noPosition', level: 'look', text: '3 images have no position', places: [0, 1, 2] },
        { kind: 'noTime', level: 'look', text: '3 images have no capture time', places: [0, 1, 2] },
        { kind: 'duplicate', level: 'look', text: '1 file is an exact copy of another', places: [2] },
      ],
    });
  });

  it('reads no file again', async () => {
    const known = { ...item('a.jpg', 'one'), facts: { position: { latitude: 56, longitude: -3 }, takenMs: 0 } };
    expect(await check([known], { kind: 'two' })).toEqual([{ type: 'found', findings: [], isFinal: true }]);
  });

  it('decodes a sample after everything else, reports what it says, and then the findings again', async () => {
    const replies: PreflightReply[] = [];
    const known = { ...item('a.jpg', 'one'), facts: { isThermal: false } };
    const dark = { sharpness: 200, brightness: 9 };
    await checkItems(
      [known],
      { kind: 'two' },
      (reply) => replies.push(reply),
      async () => dark,
    );
    expect(replies.map(({ type }) => type)).toEqual(['found', 'read', 'found']);
    expect(replies[1]).toEqual({ type: 'read', facts: [[0, { isThermal: false, ...dark }]] });
    expect(replies[0]).toMatchObject({ isFinal: false });
    expect(replies[2]).toMatchObject({
      isFinal: true,
      findings: expect.arrayContaining([expect.objectContaining({ kind: 'poorImage', places: [0] })]),
    });
  });

  it('decodes nothing of other kinds of files', async () => {
    const replies: PreflightReply[] = [];
    await checkItems(
      [item('a.bmp', 'one')],
      { kind: 'sonar' },
      (reply) => replies.push(reply),
      async () => expect.fail(),
    );
    expect(replies.at(-1)).toMatchObject({ isFinal: true });
  });
});
