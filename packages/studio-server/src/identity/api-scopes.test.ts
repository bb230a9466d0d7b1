import { describe, expect, it } from 'vitest';
import { requiredScope } from './api-scopes.ts';

describe('scopes: read, write, delete, file download, file upload', () => {
  it.each([
    ['GET', 'sites', 'read'],
    ['POST', 'sites', 'write'],
    ['PUT', 'sites/pier-7k2m4q', 'write'],
    ['DELETE', 'sites/pier-7k2m4q', 'delete'],
    ['GET', 'upload', 'file.upload'],
    ['GET', 'download', 'file.download'],
    ['GET', 'images/download', 'file.download'],
    ['GET', 'images/thumbnail', 'file.download'],
    ['GET', 'images', 'read'],
    ['POST', 'images/thumbnail', 'write'],
  ])('%s %s needs %s', (method, path, scope) => expect(requiredScope(method, path)).toBe(scope));
});
