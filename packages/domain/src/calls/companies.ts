import { companySchema } from '../entities/companies/company.schema.ts';
import { call } from './call.ts';

/** The company account. @see CALL-042 */
export const companyReads = {
  getCompany: call('GET', 'companies', {
    reply: companySchema,
    permission: 'ReadLicense',
    summary: 'The company of the signed-in person with its licence; one object, not a list.',
  }),
};
