import { parseArgs } from 'node:util';
import { UsageError } from '../company/command-line.ts';
import type { CommandResult } from '../company/run-command.ts';
import { requireDatabase, withDatabase } from '../database/with-database.ts';
import type { Database } from '../database/open-database.ts';
import { SECRET_KINDS, type SecretDescription, type SecretsPlace } from './secret-kinds.ts';
import { SECRETS_USAGE } from './usage.ts';

/** What `npm run secrets` is asked for. */
export interface SecretsArguments {
  command: 'help' | 'list' | 'rotate';
  isJson: boolean;
}

/** Reads the arguments of `npm run secrets`. @throws UsageError when they do not fit a command */
export function readSecretsArguments(args: string[]): SecretsArguments {
  let parsed;
  try {
    parsed = parseArgs({
      args,
      allowPositionals: true,
      options: { json: { type: 'boolean' }, help: { type: 'boolean' } },
    });
  } catch (error) {
    throw new UsageError(`${(error as Error).message.split(/\. |\n/)[0]!.replace(/\.$/, '')}.`, { cause: error });
  }
  const { values, positionals } = parsed;
  const [command = 'help', ...rest] = positionals;
  const isJson = values.json === true;
  if (values.help === true) return { command: 'help', isJson };
  if (rest[0] !== undefined) throw new UsageError(`${command} takes no ${JSON.stringify(rest[0])}.`);
  if (command !== 'help' && command !== 'list' && command !== 'rotate')
    throw new UsageError(`There is no command ${JSON.stringify(command)}.`);
  return { command, isJson };
}

async function listSecrets(place: SecretsPlace): Promise<SecretDescription[]> {
  const found = await Promise.all(
    SECRET_KINDS.map(async ({ name, use, overlapHours, read }) => {
      const keys = await read(place);
      return keys ? [{ name, use, overlapHours, ...keys }] : [];
    }),
  );
  return found.flat();
}

const day = (text: string) => text.slice(0, 16).replace('T', ' ');

function describe(secrets: readonly SecretDescription[]): string {
  if (secrets.length === 0) return 'This installation has no secrets yet. They are created at its first start.';
  return secrets
    .map(({ name, use, place, current, next, previous, rotated }) =>
      [
        `${name} (${use}), in the ${place}`,
        `  current   ${current}  ${rotated === null ? 'never rotated' : `since ${day(rotated)} UTC`}`,
        `  next      ${next}`,
        ...previous.map(({ key, until }) => `  previous  ${key}  accepted until ${day(until)} UTC`),
      ].join('\n'),
    )
    .join('\n');
}

/** Rotates every secret that the installation uses. @returns sentences for the operator */
export async function rotateSecrets(place: SecretsPlace, db: Database, now: Date): Promise<string[]> {
  const notes: string[] = [];
  for (const kind of SECRET_KINDS) {
    const note = (await kind.read(place)) && (await kind.rotate(place, db, now));
    if (note) notes.push(note);
  }
  return notes;
}

/** Runs a command of `npm run secrets`. @throws StartError with a sentence for the operator */
export async function runSecretsCommand(
  config: SecretsPlace['config'],
  { command }: Pick<SecretsArguments, 'command'>,
  now: Date,
): Promise<CommandResult> {
  if (command === 'help') return { data: { usage: SECRETS_USAGE }, text: SECRETS_USAGE };
  const isShared = config.databaseUrl !== null;
  if (command === 'list') {
    // The keys of the embedded database are files, which can be read while it runs.
    const secrets = isShared
      ? await withDatabase(config, (db) => listSecrets({ config, db }))
      : await listSecrets({ config, db: null });
    return { data: secrets, text: describe(secrets) };
  }
  requireDatabase(config);
  return withDatabase(config, async (db) => {
    const place = { config, db: isShared ? db : null };
    const notes = await rotateSecrets(place, db, now);
    const secrets = await listSecrets(place);
    return {
      data: secrets,
      text: [describe(secrets), ...notes, 'Restart every process of the studio now.'].join('\n'),
    };
  });
}
