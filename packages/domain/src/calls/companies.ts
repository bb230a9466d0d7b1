import { companySchema } from '../entities/companies/company.schema.ts';
import { call } from './call.ts';

/** Call that reads the company account. */
export const companyReads = {
  getCompany: call('GET', 'companies', {
    reply: companySchema,
    permission: 'ReadLicense',
    summary: 'The company of the signed-in user with its licence. One object, not a list.',
  }),
};
