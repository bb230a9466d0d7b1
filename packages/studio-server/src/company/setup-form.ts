import * as z from 'zod';
import { companyName, type FirstAdmin, firstAdmin } from './company-fields.ts';

/** Input of the setup page as the browser sends it. */
export type SetupInput = Readonly<Record<string, string>>;

/** The first message of each invalid field, by name. */
export type SetupErrors = Readonly<Partial<Record<'company' | keyof FirstAdmin, string>>>;

/** What the setup page does next. */
export type SetupStep =
  | { step: 'company'; errors: SetupErrors }
  | { step: 'person'; errors: SetupErrors }
  | { step: 'create'; company: string; admin: FirstAdmin };

const errorsOf = (error: z.ZodError): SetupErrors =>
  Object.fromEntries(error.issues.toReversed().map(({ path, message }) => [String(path[0]), message]));

/** Whether the person's step was sent. Its first showing must not complain about empty fields. */
const hasPerson = (input: SetupInput) => ['firstName', 'lastName', 'email'].some((name) => name in input);

/** Returns the step that follows an input: the first one with a problem, else the creation. */
export function setupStep(input: SetupInput): SetupStep {
  const company = z.object({ company: companyName }).safeParse(input);
  if (!company.success) return { step: 'company', errors: errorsOf(company.error) };
  if (!hasPerson(input)) return { step: 'person', errors: {} };
  const admin = firstAdmin.safeParse(input);
  if (!admin.success) return { step: 'person', errors: errorsOf(admin.error) };
  return { step: 'create', company: company.data.company, admin: admin.data };
}
