import { beforeAll, describe, expect, it } from 'vitest';
import { configureValidation } from '../../validation/messages.ts';
import { formIssues } from '../testing/form-issues.ts';
import { newSiteForm, siteFormSchema, sitePayloadSchema, toSitePayload } from './site.form.ts';

beforeAll(configureValidation);

const named = (name: unknown) => ({ ...newSiteForm(), name });

describe('Site form', () => {
  it.each([
    ['at least 2', 'ab', 'a', 'Input must contain at least 2 character(s)'],
    ['at most 30', 'x'.repeat(30), 'x'.repeat(31), 'Input must contain at most 30 character(s)'],
  ])('Site name is %s characters.', (_rule, accepted, refused, message) => {
    expect(siteFormSchema.parse(named(accepted)).name).toBe(accepted);
    expect(formIssues(siteFormSchema, named(refused))).toEqual([['name', message]]);
  });

  it('Site name is trimmed.', () => {
    expect(siteFormSchema.parse(named('  ab  ')).name).toBe('ab');
    expect(siteFormSchema.parse(named(` ${'x'.repeat(30)} `)).name).toBe('x'.repeat(30));
    expect(formIssues(siteFormSchema, named(' a '))).toEqual([['name', 'Input must contain at least 2 character(s)']]);
  });

  it('starts empty, without a picture', () => {
    expect(newSiteForm()).toEqual({ name: '', thumbnail: { file: null, existing: null, initial: null } });
  });

  it('validates the picture too', () => {
    expect(formIssues(siteFormSchema, { name: 'Forth Estuary' })).toEqual([['thumbnail', 'Required']]);
  });

  it('the payload is the name, with the same rules', () => {
    const form = siteFormSchema.parse(named(' Forth Estuary '));
    expect(toSitePayload(form)).toEqual({ name: 'Forth Estuary' });
    expect(sitePayloadSchema.parse({ name: ' Forth Estuary ', company: 'other' })).toEqual({ name: 'Forth Estuary' });
    expect(formIssues(sitePayloadSchema, {})).toEqual([['name', 'Required']]);
  });
});
