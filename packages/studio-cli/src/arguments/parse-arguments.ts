import { parseArgs, type ParseArgsConfig } from 'node:util';
import { INSPECTION_NAME_MAX, INSPECTION_NAME_MIN, inspectionNameSchema } from '@inspection-studio/domain/inspections';
import { usageError } from '../command-error.ts';
import { UPLOAD_TYPES, type UploadType } from '../upload-types.ts';

/** Where the files go: a new inspection of an asset, or an existing inspection. */
export type UploadTarget =
  | {
      asset: string;
      /** Absent for today's date. */
      name?: string;
      checklist?: string;
    }
  | { inspectionId: string };

/** What `studio upload` is to do. */
export interface UploadCommand {
  command: 'upload';
  folder: string;
  type: UploadType;
  target: UploadTarget;
  /** Pattern of the names of thermal images. */
  thermal?: string;
  isSent: boolean;
  /** Whether files that other inspections of the asset have stored are left out. */
  isSkippingKnown: boolean;
  /** Whether as much is on its way as the connection needs, instead of one chunk after another. */
  isAdaptive: boolean;
  isWatching: boolean;
  isDryRun: boolean;
  isJson: boolean;
  /** Origin of the studio, such as `https://studio.northline.example`. Absent for the one that the user has signed in to. */
  url?: string;
  /** Absent for that of the sign-in. */
  token?: string;
}

/** Signs in to a studio by device code, or out of it. */
export interface SignInCommand {
  command: 'login' | 'logout';
  /** Origin of the studio; absent for the one that the user has signed in to. */
  url?: string;
}

/** What the command line asks for. */
export type Command = UploadCommand | SignInCommand | { command: 'help' | 'version' };

const OPTIONS = {
  type: { type: 'string' },
  asset: { type: 'string' },
  name: { type: 'string' },
  checklist: { type: 'string' },
  inspection: { type: 'string' },
  thermal: { type: 'string' },
  send: { type: 'boolean', default: false },
  'skip-known': { type: 'boolean', default: false },
  adaptive: { type: 'boolean', default: false },
  watch: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  url: { type: 'string' },
  token: { type: 'string' },
  version: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const satisfies ParseArgsConfig['options'];

/** Variables of the environment that replace options. */
export type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Reads the command line.
 *
 * @param args without the program
 * @throws CommandError in one line
 */
export function parseArguments(args: readonly string[], variables: Variables): Command {
  const { values, positionals } = parseOptions(args);
  if (values.version) return { command: 'version' };
  const [name, folder, ...others] = positionals;
  if (values.help || name === undefined) return { command: 'help' };
  const url = values.url || variables['STUDIO_URL'];
  const studio = url ? { url: readUrl(url) } : {};
  if (name === 'login' || name === 'logout') {
    refuseOthers(name, values, positionals);
    return { command: name, ...studio };
  }
  if (name !== 'upload') throw usageError(`There is no command ${name}. Try: studio --help`);
  if (!folder) throw usageError('Which folder? Try: studio upload <folder> --asset <id or name> --type 2d');
  if (others.length > 0) throw usageError(`Only one folder can be uploaded at a time, not also ${others.join(', ')}.`);
  if (values.watch && values.send) {
    throw usageError('--watch and --send exclude each other: run the command with --send when everything has arrived.');
  }
  const { thermal } = values;
  const token = values.token || variables['STUDIO_TOKEN'];
  return {
    command: 'upload',
    folder,
    type: readType(values.type),
    target: readTarget(values),
    ...(thermal !== undefined && { thermal }),
    isSent: values.send,
    isSkippingKnown: values['skip-known'],
    isAdaptive: values.adaptive,
    isWatching: values.watch,
    isDryRun: values['dry-run'],
    isJson: values.json,
    ...studio,
    ...(token && { token }),
  };
}

function parseOptions(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // Node.js explains at length; its first sentence is enough.
    throw usageError(`${error.message.split(/[.\n]/)[0]}. Try: studio --help`);
  }
}

function readType(type: string | undefined): UploadType {
  const known = UPLOAD_TYPES.find((one) => one === type);
  if (known === undefined) throw usageError(`--type is one of ${UPLOAD_TYPES.join(', ')}.`);
  return known;
}

function readTarget({
  asset,
  inspection,
  name,
  checklist,
}: Partial<Record<'asset' | 'inspection' | 'name' | 'checklist', string>>): UploadTarget {
  if ((asset === undefined) === (inspection === undefined)) {
    throw usageError('Name either the asset of a new inspection with --asset, or an inspection with --inspection.');
  }
  if (inspection !== undefined) {
    if (name !== undefined || checklist !== undefined) {
      throw usageError('--name and --checklist are for new inspections only.');
    }
    return { inspectionId: inspection };
  }
  return {
    asset: asset ?? '',
    ...(name !== undefined && { name: readName(name) }),
    ...(checklist !== undefined && { checklist }),
  };
}

function readName(name: string): string {
  const read = inspectionNameSchema.safeParse(name);
  if (read.success) return read.data;
  throw usageError(`--name has ${INSPECTION_NAME_MIN} to ${INSPECTION_NAME_MAX} letters and numbers.`);
}

/** Refuses what signing in and out does not take. */
function refuseOthers(name: string, values: Readonly<Record<string, unknown>>, [, extra]: readonly string[]): void {
  if (extra !== undefined) throw usageError(`studio ${name} takes no ${extra}. Try: studio --help`);
  const other = Object.keys(values).find((option) => option !== 'url' && values[option] !== false);
  if (other !== undefined) throw usageError(`studio ${name} takes no --${other}. Try: studio --help`);
}

function readUrl(url: string): string {
  const read = URL.canParse(url) ? new URL(url) : null;
  if (read?.protocol !== 'https:' && read?.protocol !== 'http:') {
    throw usageError(`${url} is no address of a studio, such as https://studio.northline.example`);
  }
  return read.origin;
}
