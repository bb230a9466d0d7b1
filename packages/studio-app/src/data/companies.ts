import { companyReads } from '@inspection-studio/domain/calls';
import { queryOptions } from '@tanstack/react-query';
import type { Send } from '../api/index.ts';
import { companyKeys } from './keys.ts';

/** Company of the signed-in person, with its licence. */
export const companyQuery = (send: Send) =>
  queryOptions({ queryKey: companyKeys.all, queryFn: ({ signal }) => send(companyReads.getCompany, { signal }) });
