import { companySchema } from '../entities/companies/company.schema.ts';
import { call } from './call.ts';

export const getCompany = call('GET', 'companies', {
  reply: companySchema,
  permission: 'ReadLicense',
  summary: 'The company of the signed-in person with its licence; one object, not a list.',
});
