import { idSchema } from '@inspection-studio/domain/shared';
import { describe, expect, it } from 'vitest';
import { newFileId, newId } from './new-id.ts';

describe('an id is the slug of the name plus a short random suffix: kinnaird-viaduct-7k2m4q', () => {
  const suffix = '[0-9abcdefghjkmnpqrstvwxyz]{6}';
  it.each([
    ['Kinnaird Viaduct', `kinnaird-viaduct-${suffix}`],
    ['  São João / Pier #4  ', `sao-joao-pier-4-${suffix}`],
    ['--', suffix],
    ['北の橋', suffix],
    ['a'.repeat(300), `a{60}-${suffix}`],
    [`${'a'.repeat(59)} b`, `a{59}-${suffix}`],
  ])('%s', (name, pattern) => {
    expect(newId(name)).toMatch(new RegExp(`^${pattern}$`));
  });

  it('uploaded files, whose names repeat, get ten random characters and no extension', () => {
    expect(newFileId('DJI_0467.JPG')).toMatch(/^dji-0467-[0-9a-z]{10}$/);
  });

  it('the longest id is valid', () => {
    expect(idSchema.safeParse(newFileId('a'.repeat(255))).success).toBe(true);
  });

  it('the same name yields a different id each time', () => {
    expect(new Set(Array.from({ length: 1000 }, () => newId('Pier'))).size).toBe(1000);
  });
});
