import { describe, expect, it } from 'vitest';
import { CommandError } from '../command-error.ts';
import { parseArguments } from './parse-arguments.ts';

const VARIABLES = { STUDIO_URL: 'https://studio.northline.example', STUDIO_TOKEN: 'ist_a' };
const PLAIN = {
  command: 'upload',
  folder: 'flight',
  type: '2d',
  target: { asset: 'Kinnaird Viaduct' },
  isSent: false,
  isSkippingKnown: false,
  isAdaptive: false,
  isWatching: false,
  isDryRun: false,
  isJson: false,
  url: 'https://studio.northline.example',
  token: 'ist_a',
};
const UPLOAD = ['upload', 'flight', '--asset', 'Kinnaird Viaduct', '--type', '2d'];

describe('the command line says what is uploaded', () => {
  it.each<[string, string[], object]>([
    ['a folder to a new inspection', UPLOAD, PLAIN],
    [
      'a name, without its spaces, and a checklist',
      [...UPLOAD, '--name', 'Pier North', '--checklist', 'Bridges'],
      { ...PLAIN, target: { asset: 'Kinnaird Viaduct', name: 'PierNorth', checklist: 'Bridges' } },
    ],
    [
      'an existing inspection',
      ['upload', 'flight', '--inspection', 'p1', '--type', 'sonar'],
      { ...PLAIN, type: 'sonar', target: { inspectionId: 'p1' } },
    ],
    [
      'switches',
      [...UPLOAD, '--send', '--skip-known', '--adaptive', '--dry-run', '--json'],
      { ...PLAIN, isSent: true, isSkippingKnown: true, isAdaptive: true, isDryRun: true, isJson: true },
    ],
    ['a folder that is watched', [...UPLOAD, '--watch'], { ...PLAIN, isWatching: true }],
    ['thermal images', [...UPLOAD, '--thermal', '*_T.JPG'], { ...PLAIN, thermal: '*_T.JPG' }],
    [
      'a studio and a token, before those of the environment, without its path',
      [...UPLOAD, '--url', 'http://localhost:4173/inspections', '--token', 'ist_b'],
      { ...PLAIN, url: 'http://localhost:4173', token: 'ist_b' },
    ],
    [
      'signing in to a studio',
      ['login', '--url', 'https://a.example/'],
      { command: 'login', url: 'https://a.example' },
    ],
    ['signing out', ['logout'], { command: 'logout', url: VARIABLES.STUDIO_URL }],
    ['help of a command', ['upload', '--help'], { command: 'help' }],
    ['help without a command', [], { command: 'help' }],
    ['the version', ['--version'], { command: 'version' }],
  ])('%s', (_case, args, expected) => expect(parseArguments(args, VARIABLES)).toEqual(expected));
});

describe('a command line that cannot be run is explained in one line', () => {
  it.each<[string[], string]>([
    [['download'], 'There is no command download. Try: studio --help'],
    [['login', '--type', '2d'], 'studio login takes no --type. Try: studio --help'],
    [['login', '--token', 'ist_a'], 'studio login takes no --token. Try: studio --help'],
    [['logout', '--dry-run'], 'studio logout takes no --dry-run. Try: studio --help'],
    [['logout', 'all'], 'studio logout takes no all. Try: studio --help'],
    [['upload'], 'Which folder? Try: studio upload <folder> --asset <id or name> --type 2d'],
    [['upload', 'a', 'b', 'c'], 'Only one folder can be uploaded at a time, not also b, c.'],
    [['upload', 'a', '--fast'], "Unknown option '--fast'. Try: studio --help"],
    [['upload', 'a', '--asset', 'x'], '--type is one of 2d, 3d, ortho, sonar, supplementary.'],
    [['upload', 'a', '--type', 'lidar', '--asset', 'x'], '--type is one of 2d, 3d, ortho, sonar, supplementary.'],
    [
      ['upload', 'a', '--type', '2d'],
      'Name either the asset of a new inspection with --asset, or an inspection with --inspection.',
    ],
    [
      ['upload', 'a', '--type', '2d', '--asset', 'x', '--inspection', 'y'],
      'Name either the asset of a new inspection with --asset, or an inspection with --inspection.',
    ],
    [
      ['upload', 'a', '--type', '2d', '--inspection', 'y', '--name', 'Pier'],
      '--name and --checklist are for new inspections only.',
    ],
    [[...UPLOAD, '--name', 'Pier/North'], '--name has 2 to 35 letters and numbers.'],
    [
      [...UPLOAD, '--watch', '--send'],
      '--watch and --send exclude each other: run the command with --send when everything has arrived.',
    ],
    [[...UPLOAD, '--url', 'studio'], 'studio is no address of a studio, such as https://studio.northline.example'],
    [[...UPLOAD, '--url', 'ftp://a'], 'ftp://a is no address of a studio, such as https://studio.northline.example'],
  ])('%j', (args, message) => {
    expect(() => parseArguments(args, VARIABLES)).toThrow(new CommandError(message, 2));
  });
});

describe('the studio and the token may come from a sign-in', () => {
  it.each<[string, Record<string, string>, object]>([
    ['both', {}, {}],
    ['the token', { STUDIO_URL: 'https://a.example' }, { url: 'https://a.example' }],
    ['nothing', VARIABLES, { url: VARIABLES.STUDIO_URL, token: VARIABLES.STUDIO_TOKEN }],
    ['both, with empty variables', { STUDIO_URL: '', STUDIO_TOKEN: '' }, {}],
  ])('%s', (_case, variables, expected) => {
    const { url: _url, token: _token, ...rest } = PLAIN;
    expect(parseArguments(UPLOAD, variables)).toEqual({ ...rest, ...expected });
  });
});
