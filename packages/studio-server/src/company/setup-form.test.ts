import { configureValidation } from '@inspection-studio/domain/validation';
import { beforeAll, describe, expect, it } from 'vitest';
import { setupStep } from './setup-form.ts';

const NAMES = { firstName: 'Ada', lastName: 'Holm', email: 'ada@northline.example' };

beforeAll(() => configureValidation());

describe('the setup page asks one question per step and shows the first step with a problem', () => {
  it.each([
    ['nothing', {}, { step: 'company', errors: { company: 'Required' } }],
    [
      'one character',
      { company: 'N' },
      { step: 'company', errors: { company: 'Input must contain at least 2 character(s)' } },
    ],
    [
      '81 characters',
      { company: 'N'.repeat(81) },
      { step: 'company', errors: { company: 'Input must contain at most 80 character(s)' } },
    ],
    ['the company', { company: 'Northline' }, { step: 'person', errors: {} }],
    [
      'an empty person',
      { company: 'Northline', firstName: '', lastName: '', email: '' },
      {
        step: 'person',
        errors: {
          firstName: 'Input must contain at least 2 character(s)',
          lastName: 'Input must contain at least 2 character(s)',
          email: 'Invalid email',
        },
      },
    ],
    ['a broken company with a person', { ...NAMES, company: ' ' }, { step: 'company' }],
    [
      'two addresses',
      { ...NAMES, company: 'Northline', email: 'a@b.example, c@d.example' },
      { step: 'person', errors: { email: 'Invalid email' } },
    ],
    ['everything', { ...NAMES, company: 'Northline' }, { step: 'create', company: 'Northline', admin: NAMES }],
  ])('%s', (_title, input, expected) => expect(setupStep(input)).toMatchObject(expected));
});

describe('names are one line in NFC without control characters and direction marks', () => {
  it.each([
    ['line breaks', 'North\r\nline', 'North line'],
    ['NUL', 'North\u0000line', 'North line'],
    ['a direction override', 'North\u202Eenil', 'North enil'],
    ['a lone surrogate', 'North\uD800line', 'North\uFFFDline'],
    ['a joiner in Latin letters', 'mi\u200Ckhaham', 'mikhaham'],
    [
      'a joiner in Persian, which needs it',
      '\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645',
      '\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645',
    ],
    ['decomposed accents', 'Nu\u0308rnberg', 'N\u00FCrnberg'],
  ])('%s', (_title, given, stored) =>
    expect(setupStep({ ...NAMES, company: given, firstName: given })).toMatchObject({
      company: stored,
      admin: { firstName: stored },
    }),
  );
});
