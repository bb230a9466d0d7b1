import type { Config } from '../config.ts';
import { PROVIDER_PATH } from '../identity/api-scopes.ts';
import { isLoopback } from '../demo-fence.ts';
import type { AddedCompany } from './add-company.ts';

/** What the admin of a company that a command added does next. */
export interface AdminStep {
  /** Link to send to the admin; null where none would work. */
  link: string | null;
  /** One or more lines for the operator. */
  text: string;
}

/** Returns what the admin of an added company does next: a link only where it works. */
export function adminStep(
  { publicUrl, signIn }: Pick<Config, 'publicUrl' | 'signIn'>,
  { admin, enrolment }: Pick<AddedCompany, 'admin' | 'enrolment'>,
  email: string,
): AdminStep {
  if (admin === 'suspended') return { link: null, text: `The company is suspended, so ${email} cannot sign in.` };
  if (admin === 'inactive')
    return { link: null, text: `The account of ${email} is not active: another admin can change that.` };
  if (signIn === 'demo') {
    const text = `The sign-in of the demo lists the people of the demo company only. Repeat this command with STUDIO_SEED=none for the link of ${email}, and start the server with it.`;
    return { link: null, text };
  }
  if (signIn === 'hosted' || enrolment === null) return { link: null, text: `${email} signs in at ${publicUrl}.` };
  const link = `${publicUrl}${PROVIDER_PATH}/enrol/${enrolment}`;
  const lines = [`Send this link to ${email}; it works once, for 24 hours:`, `  ${link}`];
  if (isLoopback(new URL(publicUrl).hostname)) {
    lines.push(
      'It opens on this computer only. For another one, repeat this command with the STUDIO_PUBLIC_URL of the server.',
    );
  }
  return { link, text: lines.join('\n') };
}
