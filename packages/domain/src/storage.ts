export { type StorageStatus, storageStatusSchema } from './entities/storage/storage-status.schema.ts';
