import { describe, expect, it } from 'vitest';
import { importsOf } from './imports.ts';
import { isCode, isTestCode, readRepository, type SourceFile } from './source-tree.ts';

const sources = readRepository().filter((file) => isCode(file) && !isTestCode(file.path));

/** Sources of the app that name the table of all calls: one such page would load every schema of the product. */
const namingTheTable = (files: readonly SourceFile[]): string[] =>
  files
    .filter(
      ({ path, text }) =>
        path.startsWith('packages/studio-app/src/') &&
        /\bimport\s*\{[^}]*\bcalls\b[^}]*\}\s*from '@inspection-studio\/domain\/calls'/.test(text),
    )
    .map(({ path }) => path);

/** Calls that read, which import a form: every page that reads the resource would load it. */
const readsWithForms = (files: readonly SourceFile[]): string[] =>
  importsOf(
    files.filter(
      ({ path, text }) => path.startsWith('packages/domain/src/calls/') && /^export const \w+Reads = /m.test(text),
    ),
  )
    .filter(({ specifier }) => specifier.endsWith('.form.ts'))
    .map(({ from, specifier }) => `${from} imports ${specifier}`);

const appFile = (text: string): SourceFile => ({ path: 'packages/studio-app/src/data/a.ts', text });
const callsFile = (text: string): SourceFile => ({ path: 'packages/domain/src/calls/a.ts', text });

describe('a page loads the calls it makes', () => {
  it('the app names calls by their resource, never the table of all', () => {
    expect(sources.filter(({ text }) => /\bassetReads\b/.test(text)).length).toBeGreaterThan(1);
    expect(namingTheTable(sources)).toEqual([]);
  });

  it('calls that read import no form', () => {
    expect(sources.filter(({ text }) => /^export const \w+Reads = /m.test(text)).length).toBeGreaterThan(10);
    expect(readsWithForms(sources)).toEqual([]);
  });

  it.each([
    ["import { calls } from '@inspection-studio/domain/calls';", 1],
    ["import {\n  type Call,\n  calls,\n} from '@inspection-studio/domain/calls';", 1],
    ["import { type Call, fileReads } from '@inspection-studio/domain/calls';\nconst calls = [];", 0],
  ])('%j names the table %i times', (text, count) => {
    expect(namingTheTable([appFile(text)])).toHaveLength(count);
  });

  it.each([
    ["import { a } from '../entities/a.form.ts';\nexport const aReads = {};", 1],
    ["import { a } from '../entities/a.form.ts';\nexport const aChanges = {};", 0],
    ["import { a } from '../entities/a.schema.ts';\nexport const aReads = {};", 0],
  ])('%j imports %i forms', (text, count) => {
    expect(readsWithForms([callsFile(text)])).toHaveLength(count);
  });
});
