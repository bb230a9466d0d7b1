import type { Database } from '../../database/open-database.ts';
import { recordAuditEvent } from '../../database/queries/audit-events.ts';
import { noteDamagedFile } from '../../database/queries/damaged-files.ts';
import * as schema from '../../database/schema/index.ts';
import { transaction } from '../../database/transaction.ts';
import { insertDemo } from '../../demo/insert-demo.ts';
import { planDemo } from '../../demo/plan-demo.ts';
import { createAccountLink } from '../../identity/account-links.ts';
import type { BlobStore } from '../../storage/blob-store.ts';

/** Inserts a company with rows in every table of companies, and a small file for each of its storage keys. */
export async function fillCompany(db: Database, store: BlobStore, companyId: string): Promise<string[]> {
  const now = new Date();
  const plan = planDemo(companyId, now);
  await transaction(db, (tx) => insertDemo(tx, plan));
  const [user] = plan.users;
  const [asset] = plan.assets;
  const [project] = plan.projects;
  const owned = { companyId, userId: user!.id };
  await db.insert(schema.runningUploads).values({
    ...owned,
    id: 'tab-1',
    projectId: project!.id,
    done: 1,
    total: 2,
    started: now,
    renewed: now,
  });
  await db
    .insert(schema.recordEdits)
    .values({ ...owned, kind: 'asset', recordId: asset!.id, at: now, entityTag: '"tag"' });
  await db.insert(schema.jobs).values([
    { kind: 'process-inspection', payload: { projectId: project!.id }, maxAttempts: 3 },
    { kind: 'move-files', payload: { assetId: asset!.id }, maxAttempts: 3 },
  ]);
  await db
    .insert(schema.oidcPayloads)
    .values({ kind: 'Session', id: `session-${companyId}`, payload: { accountId: user!.id, secret: 'do-not-export' } });
  const userId = user!.id;
  await db.insert(schema.passkeys).values({
    userId,
    credentialId: `do-not-export-${companyId}`,
    publicKey: 'do-not-export',
    counter: 0,
    transports: [],
    name: 'Laptop',
    createdAt: now,
  });
  await db.insert(schema.passwords).values({ userId, hash: 'do-not-export', changedAt: now });
  await db.insert(schema.totp).values({ userId, sealedSecret: 'do-not-export', confirmedAt: now, lastCounter: 0 });
  await db.insert(schema.signInProofs).values({ userId, hash: `do-not-export-${companyId}`, expiresAt: now });
  await db.insert(schema.recoveryCodes).values({ userId, hash: 'do-not-export' });
  await db.insert(schema.accessTokens).values({
    userId,
    id: `token-of-${companyId}`,
    hash: `do-not-export-${companyId}`,
    name: 'Field laptop',
    rights: 'Upload',
    created: now,
    expires: now,
  });
  await db.insert(schema.signInSessions).values({
    userId,
    id: `session-of-${companyId}`,
    device: 'Linux',
    browser: 'Firefox 150',
    address: '192.0.2.7',
  });
  await recordAuditEvent(db, {
    companyId,
    actor: { id: userId, name: 'Mia', email: user!.email },
    action: 'create',
    subject: { kind: 'asset', id: asset!.id, name: asset!.name },
    changes: [],
    source: { address: '192.0.2.7', userAgent: 'curl/8', requestId: 'request-1' },
  });
  const { file: damaged } = plan.frames[0]!;
  await noteDamagedFile(db, damaged.storageKey, 'content');
  await createAccountLink(db, { purpose: 'invitation', userId: user!.id, companyId, email: user!.email });

  const keys = [
    ...plan.pictures.map(({ key }) => key),
    ...plan.frames.map(({ file }) => file.storageKey),
    ...plan.papers.map(({ record }) => record.storageKey),
  ];
  for (const key of keys) await store.put(key, Buffer.from(key), 'image/jpeg');
  return keys;
}
