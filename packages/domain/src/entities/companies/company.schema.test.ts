import { describe, expect, it } from 'vitest';
import { issuePaths, without } from '../testing/record-issues.ts';
import { company } from '../testing/wire-samples.ts';
import { companySchema } from './company.schema.ts';

describe('Company', () => {
  it.each([
    ['id', 'id'],
    ['name', 'name'],
    ['address', 'address'],
    ['website', 'website'],
    ['created', 'created'],
    ['licence', 'licence'],
    ['licence start', 'licence.start'],
    ['licence expiry', 'licence.expiry'],
    ['licence frequency', 'licence.frequency'],
    ['licence seats used', 'licence.seatsUsed'],
    ['licence seats allowed', 'licence.seatsAllowed'],
    ['licence data used', 'licence.dataUsed'],
    ['licence data allowed', 'licence.dataAllowed'],
    ['licence data type', 'licence.dataType'],
    ['licence supplementary used', 'licence.supplementaryUsed'],
    ['licence supplementary allowed', 'licence.supplementaryAllowed'],
  ])('Company has %s.', (_field, path) => {
    expect(issuePaths(companySchema, without(company, path))).toEqual([path]);
  });

  it('decodes wire numbers to names', () => {
    expect(companySchema.parse(company).licence).toMatchObject({ frequency: 'Annual', dataType: 'Gpx' });
  });
});
