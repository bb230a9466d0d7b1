import { expect, it } from 'vitest';
import { imageWorkerEnvironment } from './image-worker-environment.ts';

it('an image worker does not get the secrets of the server', () => {
  const environment = {
    PATH: '/usr/bin',
    NODE_OPTIONS: '--max-semi-space-size=8',
    DATABASE_URL: 'postgres://studio:secret@db/studio',
    STUDIO_SMTP_URL: 'smtp://mail:secret@mail.example',
    AZURE_STORAGE_CONNECTION_STRING: 'AccountKey=secret',
    HOME: '/home/studio',
  };
  expect(imageWorkerEnvironment(environment)).toEqual({ PATH: '/usr/bin', NODE_OPTIONS: '--max-semi-space-size=8' });
});
