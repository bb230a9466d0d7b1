import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { configureValidation } from '../../validation/messages.ts';
import { formIssues } from '../testing/form-issues.ts';
import { documentPayloadSchema, registeredDocumentSchema, toDocumentPayload } from './document.form.ts';

beforeAll(configureValidation);

const NOT_PDF = 'Invalid file type. Please upload a PDF.';
const file = (name: string, type: string) => ({ name, size: 482_113, type });

describe('Document payload', () => {
  const wire = { name: 'access-plan.pdf', size: 482_113, mime: 'application/pdf', type: 4 };
  const issuesWith = (change: object) => formIssues(documentPayloadSchema, { ...wire, ...change });

  it('has name, size in bytes, mime and type', () => {
    expect(z.encode(documentPayloadSchema, toDocumentPayload(file('access-plan.pdf', 'application/pdf')))).toEqual(
      wire,
    );
    expect(documentPayloadSchema.parse(wire)).toEqual({ ...wire, type: 'Pdf' });
  });

  it('has the PDF type even if the browser does not know the type', () => {
    expect(toDocumentPayload(file('access-plan.pdf', '')).mime).toBe('application/pdf');
  });

  it.each<[string, unknown, string]>([
    ['name', undefined, 'Required'],
    ['name', '  ', 'Input must contain at least 1 character(s)'],
    ['name', 'x'.repeat(256), 'Input must contain at most 255 character(s)'],
    ['size', -1, 'Number must be greater than or equal to 0'],
    ['size', 1.5, 'Expected integer, received float'],
    ['mime', 'image/png', NOT_PDF],
    ['type', 1, 'Invalid enum value'],
  ])('rejects %s %j', (key, value, message) => {
    expect(issuesWith({ [key]: value })).toEqual([[key, message]]);
  });

  it.each([
    ['name', 'x'],
    ['name', 'x'.repeat(255)],
    ['size', 0],
  ])('accepts %s %j', (key, value) => {
    expect(issuesWith({ [key]: value })).toEqual([]);
  });

  it('the response has id and s3Key', () => {
    const registered = { id: 'access-plan-6m2t8r', s3Key: 'documents/access-plan-6m2t8r.pdf' };
    expect(registeredDocumentSchema.parse(registered)).toEqual(registered);
    expect(formIssues(registeredDocumentSchema, {})).toEqual([
      ['id', 'Required'],
      ['s3Key', 'Required'],
    ]);
  });
});
