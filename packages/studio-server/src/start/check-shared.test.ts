import { describe, expect, it } from 'vitest';
import { StartError } from '../start-error.ts';
import { checkShared } from './check-shared.ts';

const shared = {
  databaseUrl: 'postgres://studio:secret@db.example/studio',
  azureStorage: { connectionString: 'UseDevelopmentStorage=true', container: 'studio' },
  workerCount: 2,
};

describe('checkShared: a worker process requires a shared database and shared storage', () => {
  it.each([
    ['the embedded database', { databaseUrl: null }, /^A worker process needs DATABASE_URL:/],
    ['files of a data folder', { azureStorage: null }, /^A worker process needs AZURE_STORAGE_CONNECTION_STRING:/],
    ['nothing to do', { workerCount: 0 }, /^STUDIO_WORKERS is 0:/],
  ])('refuses %s', (_case, lack, sentence) => {
    const check = () => checkShared({ ...shared, ...lack });
    expect(check).toThrow(StartError);
    expect(check).toThrow(sentence);
  });

  it('accepts both', () => {
    expect(() => checkShared(shared)).not.toThrow();
  });
});
