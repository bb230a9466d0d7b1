import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as charts from '../../charts.js';
import * as components from '../../index.js';
import * as images from '../../images.js';
import * as map from '../../map.js';
import { subjects } from './subjects/index.js';

const source = `${import.meta.dirname}/../../`;

/** The entry of the package that exports what is in the folders of each family. */
const entries = { components, charts, images, map };

/** Folders of components: their names begin with a capital. */
const folders = await Promise.all(
  Object.entries(entries).flatMap(([family, entry]) =>
    readdirSync(source + family, { withFileTypes: true })
      .filter((each) => each.isDirectory() && /^[A-Z]/.test(each.name))
      .map(async ({ name }) => {
        const own: object = await import(`${source}${family}/${name}/index.ts`);
        return { name, own: Object.keys(own), entry };
      }),
  ),
);

/** Drawn by nobody: each with the reason why the battery leaves it out. */
const NOT_A_SUBJECT: Record<string, string> = {
  FieldError: 'a line inside a Field, which shows it',
  ThemeProvider: 'sets the theme of the document and draws nothing',
  VisuallyHidden: 'words for screen readers only',
};

const exported = Object.values(entries).flatMap((entry) =>
  Object.entries(entry).flatMap(([name, value]) => (typeof value === 'function' && /^[A-Z]/.test(name) ? [name] : [])),
);

describe('the folder of a component', () => {
  it('exports a component of its name', () => {
    expect(folders.length).toBeGreaterThan(60);
    expect(folders.filter(({ name, own }) => !own.includes(name)).map(({ name }) => name)).toEqual([]);
  });

  it('exports nothing that the entry of its family does not', () => {
    expect(folders.flatMap(({ own, entry }) => own.filter((name) => !(name in entry)))).toEqual([]);
  });
});

describe('the list of subjects', () => {
  const names = subjects.map(({ name }) => name);

  it('has every folder of a component', () => {
    expect(folders.filter(({ name }) => !names.includes(name)).map(({ name }) => name)).toEqual([]);
  });

  it('has every exported component', () => {
    expect(exported.filter((name) => !names.includes(name) && !(name in NOT_A_SUBJECT))).toEqual([]);
  });

  it('has nothing else', () => {
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
