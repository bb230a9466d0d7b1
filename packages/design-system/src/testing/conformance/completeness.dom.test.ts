import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { subjects } from './subjects/index.js';

const source = `${import.meta.dirname}/../../`;

/** Folders of components: their names begin with a capital. */
const folders = ['components', 'charts', 'map'].flatMap((family) =>
  readdirSync(`${source}${family}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name))
    .map((entry) => `${family}/${entry.name}`),
);

/** Drawn by nobody: each with the reason why the battery leaves it out. */
const NOT_A_SUBJECT: Record<string, string> = {
  FieldError: 'a line inside a Field, which shows it',
  ThemeProvider: 'sets the theme of the document and draws nothing',
  VisuallyHidden: 'words for screen readers only',
};

async function exportedComponents() {
  const entries = await Promise.all([import('../../index.js'), import('../../charts.js'), import('../../map.js')]);
  return entries.flatMap((entry) =>
    Object.entries(entry).flatMap(([name, value]) =>
      typeof value === 'function' && /^[A-Z]/.test(name) ? [name] : [],
    ),
  );
}

describe('the list of subjects', () => {
  const names = subjects.map(({ name }) => name);

  it('has every folder of a component', () => {
    expect(folders.length).toBeGreaterThan(60);
    expect(folders.filter((folder) => !subjects.some((subject) => subject.folder === folder))).toEqual([]);
  });

  it('has every exported component', async () => {
    const exported = await exportedComponents();
    expect(exported.filter((name) => !names.includes(name) && !(name in NOT_A_SUBJECT))).toEqual([]);
  });

  it('has nothing else', async () => {
    const exported = await exportedComponents();
    expect(subjects.filter(({ folder }) => !folders.includes(folder)).map(({ folder }) => folder)).toEqual([]);
    expect([...names, ...Object.keys(NOT_A_SUBJECT)].filter((name) => !exported.includes(name))).toEqual([]);
    expect(names.length).toBe(new Set(names).size);
  });

  it('shows every part inside a whole one', () => {
    const wholes = subjects.filter(({ partOf }) => partOf === undefined).map(({ name }) => name);
    expect(
      subjects.filter(({ partOf }) => partOf !== undefined && !wholes.includes(partOf)).map(({ name }) => name),
    ).toEqual([]);
  });
});
