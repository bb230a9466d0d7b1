import { and, eq, isNull } from 'drizzle-orm';
import { returnUnreportedDamage, takeUnreportedDamage } from '../database/queries/damaged-files.ts';
import type { Database } from '../database/open-database.ts';
import { companies, users } from '../database/schema/index.ts';
import { transaction } from '../database/transaction.ts';
import { damageMail } from '../mail/damage-mail.ts';
import type { Mailer } from '../mail/mailer.ts';

/** Files that one mail names. */
const NAMED_MAX = 20;

/**
 * Mails the active admins of each company which of its files were found damaged since the last mail. Repeated later if
 * no mail of a company was accepted.
 *
 * @returns number of mails that were accepted
 */
export async function reportDamage(
  { db, mailer, studioUrl }: { db: Database; mailer: Mailer; studioUrl: string },
  now: Date,
): Promise<number> {
  const news = await transaction(db, (tx) => takeUnreportedDamage(tx, now, NAMED_MAX));
  let sentCount = 0;
  for (const { companyId, ...found } of news) {
    const admins = await db
      .select({ email: users.email, companyName: companies.name })
      .from(users)
      .innerJoin(companies, eq(companies.id, users.companyId))
      .where(
        and(
          eq(users.companyId, companyId),
          eq(users.role, 'Admin'),
          eq(users.status, 'Activated'),
          isNull(companies.suspendedAt),
        ),
      );
    const accepted = await mailer.send(admins.map((admin) => damageMail({ ...admin, ...found, studioUrl })));
    const acceptedCount = accepted.filter(Boolean).length;
    if (admins.length > 0 && acceptedCount === 0) await returnUnreportedDamage(db, companyId, now);
    sentCount += acceptedCount;
  }
  return sentCount;
}
