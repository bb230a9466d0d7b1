import { readFileSync } from 'node:fs';
import { configureValidation } from '@inspection-studio/domain/validation';
import { beforeAll, expect, it } from 'vitest';
import { readCompanyArguments } from './command-line.ts';

const operations = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
const lines = [...operations.matchAll(/^ *npm run company -- (.+)$/gm)].map(([, line]) => line!);

beforeAll(() => configureValidation());

it('docs/operations.md shows every command', () =>
  expect(new Set(lines.map((line) => line.split(' ')[0]))).toEqual(
    new Set(['list', 'create', 'licence', 'suspend', 'export', 'delete']),
  ));

it.each(lines)('npm run company -- %s fits the command', (line) => {
  const words = line.match(/'[^']*'|\S+/g)!.map((word) => word.replaceAll("'", ''));
  expect(readCompanyArguments(words).command.name).toBe(words[0]);
});
