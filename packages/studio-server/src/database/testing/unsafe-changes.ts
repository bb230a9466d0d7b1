/**
 * Changes that break processes of the previous version, which still use the tables during and
 * after the migration: removing or renaming what they read, or requiring what they don't
 * write.
 */
const UNSAFE: readonly (readonly [RegExp, string])[] = [
  [/^drop (table|schema|type|view)\b/, 'removes something the previous version may use'],
  [/^alter table\b.*\bdrop (column|constraint)\b/, 'removes a column or constraint the previous version may use'],
  [/^alter (table|index|type)\b.*\brename\b/, 'renames something the previous version may use'],
  [
    /^alter table\b.*\balter column\b.*\b(set data )?type\b/,
    'changes the type of a column the previous version may use',
  ],
  [/^alter table\b.*\balter column\b.*\bset not null\b/, 'requires a value the previous version may not write'],
  [/^alter table\b.*\balter column\b.*\bdrop default\b/, 'removes a default the previous version relies on'],
  [
    /^alter table\b.*\badd column\b(?=.*\bnot null\b)(?!.*\bdefault\b)/,
    'requires a value the previous version does not write',
  ],
  [/^truncate\b|^delete from\b/, 'removes rows'],
];

/** Splits a migration into statements: one line each, lower case, without quotes and comments. */
const statementsOf = (migration: string): string[] =>
  migration
    .replace(/--> statement-breakpoint/g, ';')
    .replace(/--.*$/gm, '')
    // A function body changes nothing until it is called.
    .replace(/\$\$[\s\S]*?\$\$/g, "''")
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').replaceAll('"', '').trim().toLowerCase())
    .filter((statement) => statement !== '');

/**
 * Finds statements of a migration that break the previous version, with the reason.
 *
 * @see docs/operations.md "Upgrade"
 */
export function unsafeChanges(migration: string): string[] {
  return statementsOf(migration).flatMap((statement) => {
    const found = UNSAFE.find(([pattern]) => pattern.test(statement));
    return found ? [`${statement}: ${found[1]}`] : [];
  });
}
