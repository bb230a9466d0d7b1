import { insertCompany } from '../../../../packages/studio-server/src/resources/testing/insert-company.ts';
import { startTestStudio } from '../../../../packages/studio-server/src/resources/testing/start-test-studio.ts';
import type { ProductCode } from '../../expectations/product-codes.ts';
import { ROLE_IDS } from '../../expectations/roles.ts';
import type { Situation, World } from '../make-world.ts';

const invite = ({ send }: World, email: string, role: keyof typeof ROLE_IDS = 'Uploader') =>
  send('Admin', 'POST', 'users', { emails: [email], role: ROLE_IDS[role], message: '' });

/** Codes about people, seats and the licence. */
export const PEOPLE_AND_LICENCE = {
  1: [
    [
      'a draft is sent when the data allowance is used up',
      async ({ execute, inspection, send }) => {
        await execute('update companies set data_used = data_allowed where id = :company');
        const [draft] = await inspection({ images: [true] });
        return send('Manager', 'POST', `projects/${draft!.projectId}/process`);
      },
    ],
  ],
  4: [
    ['a Manager opens the profile of an Admin', ({ own, send }) => send('Manager', 'GET', `users/${own.people.Admin}`)],
    [
      'a Member deletes a Completed inspection of their asset',
      async ({ own, inspection, send }) => {
        const [done] = await inspection({ status: 'Completed', memberIds: [own.people.Member] });
        return send('Member', 'DELETE', `projects/${done!.projectId}`);
      },
    ],
  ],
  6: [
    [
      'a site is created before the licence begins',
      async ({ execute, send }) => {
        await execute("update companies set licence_start = '2098-01-01' where id = :company");
        return send('Manager', 'POST', 'sites', { name: 'Tay Valley' });
      },
    ],
  ],
  7: [
    [
      'a site is created after the licence has ended',
      async ({ execute, send }) => {
        await execute("update companies set licence_expiry = '2026-01-02' where id = :company");
        return send('Manager', 'POST', 'sites', { name: 'Tay Valley' });
      },
    ],
  ],
  10: [['somebody who has an account is invited', (world) => invite(world, `${world.own.people.Member}@demo.example`)]],
  12: [
    [
      'a Completed inspection is sent again',
      async ({ inspection, send }) => {
        const [done] = await inspection({ status: 'Completed', images: [true] });
        return send('Manager', 'POST', `projects/${done!.projectId}/process`);
      },
    ],
  ],
  18: [
    [
      'no mail server takes the invitation',
      async ({ own }) => {
        const studioWithoutMail = await startTestStudio({ environment: { STUDIO_SMTP_URL: 'smtp://127.0.0.1:1' } });
        try {
          await insertCompany(studioWithoutMail.db, own.companyId);
          const payload = { emails: ['guest@demo.example'], role: ROLE_IDS.Viewer, message: '' };
          return await studioWithoutMail.send(own.people.Admin, 'POST', 'users', payload);
        } finally {
          await studioWithoutMail.close();
        }
      },
    ],
  ],
  33: [
    [
      'somebody deactivated signs in',
      async ({ own, execute, send }) => {
        await execute(`update users set status = 'Deactivated' where id = '${own.people.Member}'`);
        return send('Member', 'GET', 'users/whoami');
      },
    ],
    [
      'somebody deleted signs in',
      async ({ own, execute, send }) => {
        await execute(`update users set status = 'Deleted' where id = '${own.people.Member}'`);
        return send('Member', 'GET', 'users/whoami');
      },
    ],
  ],
  37: [
    [
      'somebody is invited when all seats are taken',
      async (world) => {
        await world.execute('update companies set seats_allowed = 6 where id = :company');
        return invite(world, 'guest@demo.example');
      },
    ],
  ],
  116: [
    [
      'a view-only account is invited again',
      (world) => invite(world, `${world.own.people.Viewer}@demo.example`, 'Viewer'),
    ],
  ],
} satisfies Partial<Record<ProductCode, Situation[]>>;
