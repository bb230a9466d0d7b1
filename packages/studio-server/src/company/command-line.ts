import { parseArgs } from 'node:util';
import * as z from 'zod';
import { companyName, firstAdmin, type FirstAdmin } from './company-fields.ts';
import { LICENCE_OPTIONS, readLicenceOptions } from './licence-options.ts';
import type { LicenceTerms } from './licence-terms.ts';

/** Arguments that do not fit a command. The message is one sentence. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** A valid command. `company` is the id or the name of a company. */
export type CompanyCommand =
  | { name: 'help' }
  | { name: 'list' }
  | {
      name: 'create';
      company: string;
      admin: Partial<FirstAdmin> & Pick<FirstAdmin, 'email'>;
      terms: Partial<LicenceTerms>;
    }
  | { name: 'licence'; company: string; terms: Partial<LicenceTerms> }
  | { name: 'suspend'; company: string; isResumed: boolean }
  | { name: 'export'; company: string; folder: string }
  | { name: 'delete'; company: string; confirmedName: string };

/** A command and how to print its result. */
export interface CompanyArguments {
  command: CompanyCommand;
  isJson: boolean;
}

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

/** Options by command, besides `--json` and `--help`. */
const OPTIONS = {
  list: {},
  create: { name: text, 'admin-email': text, 'admin-name': text, ...LICENCE_OPTIONS },
  licence: { company: text, ...LICENCE_OPTIONS },
  suspend: { company: text, resume: flag },
  export: { company: text, to: text },
  delete: { company: text, confirm: text },
} as const;

type Values = Record<string, string | boolean | undefined>;

function need(values: Values, name: string): string {
  const value = values[name];
  if (typeof value !== 'string' || value.trim() === '') throw new UsageError(`--${name} is missing.`);
  return value;
}

function check<Output>(option: string, schema: z.ZodType<Output>, value: unknown): Output {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new UsageError(`--${option} is not valid: ${parsed.error.issues[0]!.message}.`);
}

function termsOf(values: Values): Partial<LicenceTerms> {
  const terms = readLicenceOptions(values as Record<string, string>);
  if (typeof terms === 'string') throw new UsageError(terms);
  return terms;
}

/** Reads a full name: its last word is the last name. */
function namesOf(name: string): Pick<FirstAdmin, 'firstName' | 'lastName'> {
  const words = name.trim().split(/\s+/);
  const split = { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1)! };
  return check('admin-name', firstAdmin.omit({ email: true }), split);
}

function toCommand(name: keyof typeof OPTIONS, values: Values): CompanyCommand {
  if (name === 'list') return { name };
  if (name === 'create') {
    const company = check('name', companyName, need(values, 'name'));
    const email = check('admin-email', firstAdmin.shape.email, need(values, 'admin-email'));
    const names = values['admin-name'] === undefined ? {} : namesOf(need(values, 'admin-name'));
    return { name, company, admin: { ...names, email }, terms: termsOf(values) };
  }
  const company = need(values, 'company');
  if (name === 'suspend') return { name, company, isResumed: values['resume'] === true };
  if (name === 'export') return { name, company, folder: need(values, 'to') };
  if (name === 'delete') return { name, company, confirmedName: need(values, 'confirm') };
  const terms = termsOf(values);
  if (Object.keys(terms).length === 0) throw new UsageError('licence needs at least one licence option.');
  return { name, company, terms };
}

const isCommand = (name: string): name is keyof typeof OPTIONS => Object.hasOwn(OPTIONS, name);

/** Parses options. @throws UsageError for unknown ones, and for values where none belong */
function parse(args: string[], options: Record<string, { type: 'string' | 'boolean' }>): Values {
  try {
    return parseArgs({ args, options: { ...options, json: flag, help: flag }, allowPositionals: false }).values;
  } catch (error) {
    const [sentence] = (error as Error).message.split(/\. |\n/);
    throw new UsageError(`${sentence!.replace(/\.$/, '')}.`, { cause: error });
  }
}

/**
 * Reads the arguments of `npm run company`.
 *
 * @throws UsageError when they do not fit a command
 */
export function readCompanyArguments([name = '--help', ...args]: string[]): CompanyArguments {
  if (name === '--help') return { command: { name: 'help' }, isJson: false };
  if (!isCommand(name)) throw new UsageError(`There is no command ${JSON.stringify(name)}.`);
  const values = parse(args, OPTIONS[name]);
  const isJson = values['json'] === true;
  return { command: values['help'] === true ? { name: 'help' } : toCommand(name, values), isJson };
}

/** Reads the arguments of `npm run setup`. @throws UsageError for unknown ones */
export function readSetupArguments(args: string[]): { isHelp: boolean; isJson: boolean } {
  const { help, json } = parse(args, {});
  return { isHelp: help === true, isJson: json === true };
}
