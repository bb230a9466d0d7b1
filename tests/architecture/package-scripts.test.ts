import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FROM_SOURCE } from '../../scripts/lib/server.mjs';

it('commands that run Playwright take the packages from their sources: a new checkout has nothing built', () => {
  const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
  const commands = Object.values(scripts).filter((command) => /\bplaywright\b/.test(command));
  expect(commands).not.toEqual([]);
  expect(commands.filter((command) => !command.includes(`node ${FROM_SOURCE} node_modules/@playwright`))).toEqual([]);
});
