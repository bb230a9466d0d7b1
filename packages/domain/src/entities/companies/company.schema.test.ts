import { describe, expect, it } from 'vitest';
import { issuePaths, without } from '../testing/record-issues.ts';
import { company } from '../testing/wire-samples.ts';
import { companySchema } from './company.schema.ts';

describe('Company', () => {
  it.each([
    ['REC-017', 'id', 'id'],
    ['REC-018', 'name', 'name'],
    ['REC-019', 'address', 'address'],
    ['REC-020', 'website', 'website'],
    ['REC-021', 'created', 'created'],
    ['REC-022', 'licence', 'licence'],
    ['REC-023', 'licence start', 'licence.start'],
    ['REC-024', 'licence expiry', 'licence.expiry'],
    ['REC-025', 'licence frequency', 'licence.frequency'],
    ['REC-026', 'licence seats used', 'licence.seatsUsed'],
    ['REC-027', 'licence seats allowed', 'licence.seatsAllowed'],
    ['REC-028', 'licence data used', 'licence.dataUsed'],
    ['REC-029', 'licence data allowed', 'licence.dataAllowed'],
    ['REC-030', 'licence data type', 'licence.dataType'],
    ['REC-031', 'licence supplementary used', 'licence.supplementaryUsed'],
    ['REC-032', 'licence supplementary allowed', 'licence.supplementaryAllowed'],
  ])('%s Company has %s.', (_id, _field, path) => {
    expect(issuePaths(companySchema, without(company, path))).toEqual([path]);
  });

  it('decodes wire numbers to names', () => {
    expect(companySchema.parse(company).licence).toMatchObject({ frequency: 'Annual', dataType: 'Gpx' });
  });
});
