import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import manifest from '../package.json' with { type: 'json' };
import * as domain from './index.ts';

describe('the domain package, imported without React or a DOM', () => {
  it('has three dependencies and runs without a document', () => {
    expect(Object.keys(manifest.dependencies).toSorted()).toEqual(['culori', 'date-fns', 'zod']);
    expect(manifest).not.toHaveProperty('peerDependencies');
    expect(['document', 'window'].filter((name) => name in globalThis)).toEqual([]);
  });

  it('The domain package holds the enums.', () => {
    expect(z.decode(domain.assetTypeCodec, 3)).toBe('Bridge');
    expect(domain.ROLE_IDS.Uploader).toBe(5);
    expect(z.encode(domain.inspectionStatusCodec, 'Completed')).toBe(3);
  });

  it('The domain package holds the schemas.', () => {
    const schemas = [
      domain.userSchema,
      domain.companySchema,
      domain.siteSchema,
      domain.assetSchema,
      domain.projectSchema,
    ];
    for (const schema of schemas) expect(schema).toBeInstanceOf(z.ZodMiniType);
    expect(domain.siteFormSchema.safeParse({ name: 'x' }).success).toBe(false);
  });

  it('The domain package holds the permission rules.', () => {
    expect(domain.hasPermission('Manager', 'CreateSite')).toBe(true);
    expect(domain.hasPermission('Member', 'CreateSite')).toBe(false);
  });

  it('The domain package holds the unit conversions.', () => {
    expect(domain.metresToFeet(1)).toBe(3.28084);
    expect(domain.celsiusToFahrenheit(100)).toBe(212);
    expect(domain.formatBytes(1024)).toBe('1 KB');
  });
});
