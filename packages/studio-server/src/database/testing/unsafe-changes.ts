/**
 * What a migration must not do, because a process of the version before still
 * works on the same tables while it runs and after it: take away or rename
 * what that one reads, or demand what it does not write.
 */
const UNSAFE: readonly (readonly [RegExp, string])[] = [
  [/^drop (table|schema|type|view)\b/, 'removes something the version before may use'],
  [/^alter table\b.*\bdrop (column|constraint)\b/, 'removes a column or constraint the version before may use'],
  [/^alter (table|index|type)\b.*\brename\b/, 'renames something the version before may use'],
  [/^alter table\b.*\balter column\b.*\b(set data )?type\b/, 'changes the type of a column the version before may use'],
  [/^alter table\b.*\balter column\b.*\bset not null\b/, 'demands a value the version before may not write'],
  [/^alter table\b.*\balter column\b.*\bdrop default\b/, 'takes away a value the version before does not write'],
  [
    /^alter table\b.*\badd column\b(?=.*\bnot null\b)(?!.*\bdefault\b)/,
    'demands a value the version before does not write',
  ],
  [/^truncate\b|^delete from\b/, 'removes rows'],
];

/** Statements of a migration, in one line each, lower case, without quotes and comments. */
const statementsOf = (migration: string): string[] =>
  migration
    .replace(/--> statement-breakpoint/g, ';')
    .replace(/--.*$/gm, '')
    // The body of a function changes nothing until it is called.
    .replace(/\$\$[\s\S]*?\$\$/g, "''")
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').replaceAll('"', '').trim().toLowerCase())
    .filter((statement) => statement !== '');

/**
 * Statements of a migration that a process of the version before would not survive, each with the reason.
 *
 * @see docs/operations.md "Upgrade"
 */
export function unsafeChanges(migration: string): string[] {
  return statementsOf(migration).flatMap((statement) => {
    const found = UNSAFE.find(([pattern]) => pattern.test(statement));
    return found ? [`${statement}: ${found[1]}`] : [];
  });
}
