import { storageStatusSchema } from '../entities/storage/storage-status.schema.ts';
import { call } from './call.ts';

/** Call that reads the state of the file storage. Beyond the specification. */
export const storageReads = {
  getStorageStatus: call('GET', 'storage-status', {
    reply: storageStatusSchema,
    policy: 'ReadStorageStatus',
    summary: 'How full the disk of the server is, and how many files of the company are damaged. For Admins.',
  }),
};
