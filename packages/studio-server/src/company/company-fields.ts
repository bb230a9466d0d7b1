import { emailField, nameField } from '@inspection-studio/domain/validation';
import * as z from 'zod';

/** Maximum length of a company's name in characters. */
export const COMPANY_NAME_MAX_LENGTH = 80;
const COMPANY_NAME_MIN_LENGTH = 2;

/** Control characters and direction marks would hide parts of a name, or change the order in which it is read. */
const withoutControls = (text: string) => text.toWellFormed().replace(/[\p{Cc}\p{Bidi_Control}]+/gu, ' ');
const cleaned = <Schema extends z.core.$ZodType<string, string>>(schema: Schema) =>
  z.string().transform(withoutControls).pipe(schema);

/** Schema of a company's name: one line in NFC, 2 to 80 characters. */
export const companyName = cleaned(nameField(COMPANY_NAME_MIN_LENGTH, COMPANY_NAME_MAX_LENGTH));

/** Schema of the first admin, with the limits of every person's names. */
export const firstAdmin = z.object({
  firstName: cleaned(nameField()),
  lastName: cleaned(nameField()),
  email: z.string().pipe(emailField),
});

/** The person who gets the role Admin. */
export type FirstAdmin = z.output<typeof firstAdmin>;
