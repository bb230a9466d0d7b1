import { countDamagedFiles } from '../database/queries/damaged-files.ts';
import { withPolicy } from '../http/with-policy.ts';
import { diskLevel } from '../storage/disk-space.ts';
import type { Handlers } from './services.ts';

export const storageStatusHandlers: Handlers<'getStorageStatus'> = {
  getStorageStatus: withPolicy({
    load: async () => null,
    subject: () => null,
    refusalCode: () => null,
    run: async ({ db, user, services }) => {
      const usedShare = await services.disk?.usedShare();
      return {
        disk:
          usedShare === undefined ? null : { level: diskLevel(usedShare), usedPercent: Math.floor(usedShare * 100) },
        damagedFiles: await countDamagedFiles(db, user.companyId),
      };
    },
  }),
};
