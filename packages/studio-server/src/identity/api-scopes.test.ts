import { describe, expect, it } from 'vitest';
import { requiredScope } from './api-scopes.ts';

describe('scopes: read, write, delete, file upload', () => {
  it.each([
    ['GET', 'sites', 'read'],
    ['POST', 'sites', 'write'],
    ['PUT', 'sites/pier-7k2m4q', 'write'],
    ['DELETE', 'sites/pier-7k2m4q', 'delete'],
    ['GET', 'upload', 'file.upload'],
  ])('%s %s needs %s', (method, path, scope) => expect(requiredScope(method, path)).toBe(scope));
});
