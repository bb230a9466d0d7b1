import { describe, expect, it } from 'vitest';
import { rowIds, unassertedRows } from '../../scripts/lib/spec-rows.mjs';
import appRows from '../spec/app-rows.json' with { type: 'json' };
import designSystemRows from '../spec/design-system-rows.json' with { type: 'json' };
import domainRows from '../spec/domain-rows.json' with { type: 'json' };
import serverRows from '../spec/server-rows.json' with { type: 'json' };

describe('every row of the specification is asserted by a test that names it', () => {
  it.each([
    ['the domain', domainRows, 839],
    ['the design system', designSystemRows, 173],
    ['the server', serverRows, 231],
    ['the app', appRows, 508],
  ])('%s has its rows, each once', (_subject, rows, count) => {
    const ids = rowIds(rows);
    expect(new Set(ids).size).toBe(count);
    expect(ids).toHaveLength(count);
  });

  it('no row belongs to two of them', () => {
    const ids = [domainRows, designSystemRows, serverRows, appRows].flatMap((rows) => rowIds(rows));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('CARD-001: together they are the 1751 rows of the ledger', () => {
    expect([domainRows, designSystemRows, serverRows, appRows].flatMap((rows) => rowIds(rows))).toHaveLength(1751);
  });

  it('a range is written out', () => {
    expect(rowIds({ UPL: '001-003 007', CO: '041' })).toEqual(['UPL-001', 'UPL-002', 'UPL-003', 'UPL-007', 'CO-041']);
  });

  it('a row counts when a title names it, alone or among others', () => {
    const ids = ['FILT-001', 'FILT-002', 'FILT-003', 'FILT-00'];
    expect(unassertedRows(ids, ['filters FILT-001, FILT-002 position of logical'])).toEqual(['FILT-003', 'FILT-00']);
  });

  it('a range in a title names every row of it', () => {
    const ids = ['CO-001', 'CO-002', 'CO-003', 'CO-004', 'CO-009'];
    expect(unassertedRows(ids, ['users CO-001..003, CO-009: the list'])).toEqual(['CO-004']);
  });
});
