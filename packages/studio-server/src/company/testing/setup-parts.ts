/** What attacks on the setup of the first company need. */
export { accountLinks, companies, users } from '../../database/schema/index.ts';
export { createAccountLink } from '../../identity/account-links.ts';
export { renewSetupLink } from '../first-company.ts';
