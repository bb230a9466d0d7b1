import { describe, expect, it } from 'vitest';
import { readVerdict } from './scan-verdict.ts';

describe('a file is let in after exactly one reply', () => {
  it('stream: OK', () => expect(readVerdict('stream: OK')).toEqual({ kind: 'clean' }));

  it.each([
    '',
    'OK',
    'stream: OK ',
    'stream: OK\n',
    ' stream: OK',
    'STREAM: OK',
    'stream: OK FOUND OK',
    'stream: not OK',
    'stream: Broken ERROR',
    'INSTREAM size limit exceeded. ERROR',
    'COMMAND READ TIMED OUT',
    'UNKNOWN COMMAND',
    'stream:  FOUND',
    'stream: FOUND',
    'stream: Heuristics.Limits.Exceeded.MaxFileSize FOUND',
  ])('%j is none', (reply) => expect(readVerdict(reply)).toEqual({ kind: 'unscanned', reason: reply }));
});

describe('an infected file is named by its signature, without characters that could mean something elsewhere', () => {
  it.each([
    ['stream: Eicar-Test-Signature FOUND', 'Eicar-Test-Signature'],
    ['stream: Win.Test.EICAR_HDB-1 FOUND', 'Win.Test.EICAR_HDB-1'],
    ['stream: OK FOUND', 'OK'],
    ['stream: a <b>\u0007 FOUND', 'a__b__'],
    [`stream: ${'x'.repeat(300)} FOUND`, 'x'.repeat(100)],
  ])('%s', (reply, signature) => expect(readVerdict(reply)).toEqual({ kind: 'infected', signature }));
});
