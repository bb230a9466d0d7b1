import { PRODUCT_NAME } from '@inspection-studio/domain/messages';
import { counted } from '@inspection-studio/domain/units';
import { oneLine } from './compose.ts';
import { letter } from './letter.ts';
import type { Mail } from './mailer.ts';

/** Contents of a mail about damaged files. */
export interface DamageDetails {
  email: string;
  companyName: string;
  count: number;
  /** Some of the files, with their inspection; null for documents. Their names are untrusted. */
  files: readonly { name: string; inspection: string | null }[];
  studioUrl: string;
}

/** Builds the mail that tells an admin which files are damaged. */
export function damageMail({ email, companyName, count, files, studioUrl }: DamageDetails): Mail {
  const names = files.map(({ name, inspection }) =>
    oneLine(inspection === null ? `Document ${name}` : `${name} (${inspection})`),
  );
  const isOne = count === 1;
  return letter({
    email,
    subject: `${counted(count, 'damaged file')} in ${PRODUCT_NAME}`,
    paragraphs: [
      isOne
        ? `A file of ${oneLine(companyName)} is damaged on the server: it is missing, or differs from what was uploaded.`
        : `${count} files of ${oneLine(companyName)} are damaged on the server: they are missing, or differ from what was uploaded.`,
      `${isOne ? 'It' : 'They'} cannot be downloaded. Ask the operator of the server to restore ${isOne ? 'it' : 'them'} from a backup, or upload ${isOne ? 'it' : 'them'} again.`,
    ],
    list: count > names.length ? [...names, `and ${count - names.length} more`] : names,
    link: { text: `Open ${PRODUCT_NAME}`, url: studioUrl },
  });
}
