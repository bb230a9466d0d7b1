import { newPassword, press } from '../../account-steps.ts';
import { type AccountVisit, FIRST_ADMIN } from '../../account-visit.ts';
import type { Screen } from '../screen.ts';
import { page, problem, refused, title, UNKNOWN, withoutOptions } from './account-page.ts';

const { company, firstName, lastName, email } = FIRST_ADMIN;

const setupLink = ({ studio }: AccountVisit) => /^ {2}(\S+\/idp\/setup\/\S+)$/m.exec(studio.output)![1]!;

/** From an empty studio to its first admin. */
export const setupPages: readonly Screen<AccountVisit>[] = [
  refused(
    'setup-ended',
    (opened, { studio }) => opened.goto(`${studio.url}/idp/setup/${UNKNOWN}`),
    title('This link no longer works'),
  ),
  page('setup-company', (opened, visit) => opened.goto(setupLink(visit)), title('Set up your company')),
  refused(
    'setup-company-missing',
    (opened) => press(opened, 'Continue'),
    (opened) => opened.locator('#company-error'),
  ),
  page(
    'setup-person',
    async (opened) => {
      await opened.getByLabel('Company name').fill(company);
      await press(opened, 'Continue');
    },
    title('Your name and e-mail'),
  ),
  refused(
    'setup-person-wrong',
    async (opened) => {
      await opened.getByLabel('E-mail').fill('nobody');
      await press(opened, 'Create company');
    },
    (opened) => opened.locator('#email-error'),
  ),
  page(
    'enrol',
    async (opened) => {
      await opened.getByLabel('First name').fill(firstName);
      await opened.getByLabel('Last name').fill(lastName);
      await opened.getByLabel('E-mail').fill(email);
      await press(opened, 'Create company');
    },
    title('Choose how you sign in'),
  ),
  withoutOptions(
    refused('enrol-no-passkey', (opened) => press(opened, 'Create a passkey'), problem('No passkey was used.')),
  ),
  refused(
    'enrol-short-password',
    async (opened) => {
      await newPassword(opened, 'firth');
      await press(opened, 'Set password');
    },
    problem('Use at least 12 characters.'),
  ),
];
