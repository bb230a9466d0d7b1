import { configureValidation } from '@inspection-studio/domain/validation';
import { beforeAll, describe, expect, it } from 'vitest';
import { readCompanyArguments, readSetupArguments, UsageError } from './command-line.ts';

beforeAll(() => configureValidation());

const words = (line: string) => line.match(/'[^']*'|\S+/g)!.map((word) => word.replaceAll("'", ''));

describe('a command line becomes a command', () => {
  it.each([
    ['--help', { command: { name: 'help' } }],
    ['delete --help', { command: { name: 'help' } }],
    ['list', { command: { name: 'list' }, isJson: false }],
    ['list --json', { command: { name: 'list' }, isJson: true }],
    [
      "create --name ' North  line ' --admin-email ada@northline.example",
      { command: { name: 'create', company: 'North line', admin: { email: 'ada@northline.example' }, terms: {} } },
    ],
    [
      "create --name Northline --admin-email a@b.example --admin-name 'Ada van Holm'",
      { command: { admin: { firstName: 'Ada van', lastName: 'Holm', email: 'a@b.example' } } },
    ],
    [
      'licence --company northline --from 2027-01-01 --until 2027-12-31 --frequency Monthly --seats 5',
      {
        command: {
          name: 'licence',
          company: 'northline',
          terms: {
            licenceStart: new Date('2027-01-01T00:00:00.000Z'),
            licenceExpiry: new Date('2027-12-31T23:59:59.999Z'),
            licenceFrequency: 'Monthly',
            seatsAllowed: 5,
          },
        },
      },
    ],
    [
      'licence --company northline --type Gpx --data 12.5 --supplementary-gb 0.5',
      { command: { terms: { dataType: 'Gpx', dataAllowed: 12.5, supplementaryAllowedBytes: 500_000_000 } } },
    ],
    ['suspend --company northline', { command: { name: 'suspend', isResumed: false } }],
    ['suspend --company northline --resume', { command: { name: 'suspend', isResumed: true } }],
    ['export --company northline --to exports', { command: { name: 'export', folder: 'exports' } }],
    ['delete --company northline --confirm Northline', { command: { name: 'delete', confirmedName: 'Northline' } }],
  ])('%s', (line, expected) => expect(readCompanyArguments(words(line))).toMatchObject(expected));

  it('without arguments it shows the help', () =>
    expect(readCompanyArguments([])).toMatchObject({ command: { name: 'help' } }));
});

describe('wrong arguments are refused by one sentence', () => {
  it.each([
    ['remove', 'There is no command "remove".'],
    ['constructor', 'There is no command "constructor".'],
    ['list --all', "Unknown option '--all'."],
    ['list northline', "Unexpected argument 'northline'."],
    ['create --admin-email a@b.example', '--name is missing.'],
    ['create --name N --admin-email a@b.example', '--name is not valid: Input must contain at least 2 character(s).'],
    ['create --name Northline', '--admin-email is missing.'],
    ['create --name Northline --admin-email ada', '--admin-email is not valid: Invalid email.'],
    [
      'create --name Northline --admin-email a@b.example --admin-name Ada',
      '--admin-name is not valid: Input must contain at least 2 character(s).',
    ],
    ['licence --company northline', 'licence needs at least one licence option.'],
    ['licence --seats 5', '--company is missing.'],
    ['licence --company northline --seats 0', '--seats must be a number from 1 to 1000000.'],
    ['licence --company northline --seats 1e3', '--seats must be a number from 1 to 1000000.'],
    ['licence --company northline --data -5', "Option '--data' argument is ambiguous."],
    ['licence --company northline --until 2027-02-30', '--until must be a day such as 2027-12-31.'],
    ['licence --company northline --type Images', '--type must be Gpx or ImageCount.'],
    ['licence --company northline --frequency Weekly', '--frequency must be Monthly or Annual.'],
    ['suspend', '--company is missing.'],
    ['suspend --company', "Option '--company <value>' argument missing."],
    ['export --company northline', '--to is missing.'],
    ['delete --company northline', '--confirm is missing.'],
  ])('%s', (line, sentence) => {
    expect(() => readCompanyArguments(words(line))).toThrow(new UsageError(sentence));
  });
});

describe('npm run setup', () => {
  it.each([
    [[], { isHelp: false, isJson: false }],
    [['--json'], { isHelp: false, isJson: true }],
    [['--help'], { isHelp: true, isJson: false }],
  ])('%j', (args, expected) => expect(readSetupArguments(args)).toEqual(expected));

  it('refuses unknown options', () =>
    expect(() => readSetupArguments(['--force'])).toThrow(new UsageError("Unknown option '--force'.")));
});
