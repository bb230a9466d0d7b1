import { describe, expect, it } from 'vitest';
import { Acknowledged } from './acknowledged.ts';

describe('Acknowledged: what a record may hold after a crash', () => {
  const written = () => {
    const records = new Acknowledged();
    records.acknowledge('site-1', 'North');
    records.sending('site-1', 'South');
    return records;
  };

  it.each([
    ['the value acknowledged', 'North', null],
    ['a value sent without an answer', 'South', null],
    ['a value never sent', 'East', "site-1 was acknowledged as 'North' and is 'East'."],
    ['nothing', null, "site-1 was acknowledged as 'North' and is gone."],
  ])('%s', (_case, found, complaint) => {
    expect(written().complaint('site-1', found)).toBe(complaint);
  });

  it('an answer settles what was sent before', () => {
    const records = written();
    records.acknowledge('site-1', 'South');
    expect(records.complaint('site-1', 'North')).toBe("site-1 was acknowledged as 'South' and is 'North'.");
    expect([records.writes, records.ids]).toEqual([2, ['site-1']]);
  });
});
