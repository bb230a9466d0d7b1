import { homedir, hostname } from 'node:os';
import { configureValidation } from '@inspection-studio/domain/validation';
import { parseArguments, type SignInCommand, type UploadCommand, type Variables } from './arguments/parse-arguments.ts';
import { USAGE } from './arguments/usage.ts';
import { CommandError, toCommandError } from './command-error.ts';
import { EXIT_CODES, type ExitCode } from './exit-codes.ts';
import { stateFolder } from './journal/journal-path.ts';
import { jsonReport, type Terminal, textReport } from './report/text-report.ts';
import { credentialsOf, studioOf } from './sign-in/credentials.ts';
import { logIn } from './sign-in/log-in.ts';
import { logOut } from './sign-in/log-out.ts';
import { openSignIns, type SignIns } from './sign-in/stored-sign-ins.ts';
import { uploadFolder } from './upload/upload-folder.ts';

/** What the program gets from its process. */
export interface Process extends Terminal {
  variables: Variables;
  version: string;
  /** Aborts when the user wants to stop. */
  stop: AbortSignal;
}

/** Runs a command line, without the program, and returns its exit code. Problems are reported in one line. */
export async function run(args: readonly string[], process: Process): Promise<ExitCode> {
  configureValidation();
  try {
    const command = parseArguments(args, process.variables);
    if (command.command === 'upload') return await runUpload(command, process);
    if (command.command === 'login' || command.command === 'logout') return await runSignIn(command, process);
    process.out(command.command === 'help' ? USAGE : `${process.version}\n`);
    return EXIT_CODES.done;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    process.err(`studio: ${error.message}\n`);
    return error.exitCode;
  }
}

const signInsOf = (variables: Variables): SignIns =>
  openSignIns(stateFolder({ platform: process.platform, home: homedir(), variables }));

async function runSignIn(command: SignInCommand, { variables, stop, out }: Process): Promise<ExitCode> {
  const signIns = signInsOf(variables);
  const print = (line: string) => out(`${line}\n`);
  const url = studioOf(command.url, await signIns.all());
  try {
    if (command.command === 'logout') await logOut(url, { signIns, print });
    else await logIn(url, { signIns, print, hostName: hostname(), stop });
    return EXIT_CODES.done;
  } catch (cause) {
    if (stop.aborted) return EXIT_CODES.interrupted;
    throw toCommandError(cause, url) ?? cause;
  }
}

async function runUpload(named: UploadCommand, { variables, stop, ...terminal }: Process): Promise<ExitCode> {
  const command = { ...named, ...credentialsOf(named, await signInsOf(variables).all(), new Date()) };
  const report = command.isJson ? jsonReport(terminal.out) : textReport(terminal);
  try {
    return await uploadFolder(command, { variables, report, stop });
  } catch (cause) {
    const error = toCommandError(cause, command.url);
    if (!error) throw cause;
    report({ event: 'error', exitCode: error.exitCode, message: error.message });
    return error.exitCode;
  }
}
