import {
  type ModuleFile,
  newProjectForm,
  noModuleFiles,
  type ProjectForm,
} from '@inspection-studio/domain/inspections';
import { expect, it } from 'vitest';
import { editInterruption } from './edit-interruption.ts';

const upload = (id: string, userId: string, name: string) => ({
  id,
  user: { id: userId, name, thumbnail: null },
  started: '2026-11-20T08:30:00.000Z',
  done: 23,
  total: 40,
  isOfThisTab: false,
});
const hannas = upload('hannas-tab', 'hanna-1', 'Hanna Lindqvist');
const mine = { ...upload('my-tab', 'maren-1', 'Maren Solheim'), isOfThisTab: true };

const file = (id: string, part: Partial<ModuleFile> = {}): ModuleFile => ({
  id,
  name: `${id}.jpg`,
  s3Key: id,
  size: 1,
  isUploaded: false,
  ...part,
});
const arriving = (id: string, uploadId: string) => file(id, { uploadId, isArriving: true });
const empty = newProjectForm(new Date(2026, 10, 21));
const form = (part: Partial<ProjectForm>): ProjectForm => ({
  ...empty,
  types: { ...empty.types, two: true },
  stored: {
    ...noModuleFiles(),
    two: {
      rgb: [arriving('hers', 'hannas-tab'), arriving('mine', 'my-tab')],
      ir: [file('left', { uploadId: 'old' }), file('unsent', { uploadId: 'hannas-tab' })],
    },
  },
  ...part,
});
const added = { two: { rgb: [{ name: 'a.jpg', size: 1, type: 'image/jpeg' }], ir: [] } };

const INTERRUPTS_HANNA = 'This interrupts the upload of Hanna Lindqvist: 23 of 40 uploaded.';
const INTERRUPTS_ME = 'This interrupts your upload: 23 of 40 uploaded.';

it.each<[string, Partial<ProjectForm>, boolean, string]>([
  ['nothing is removed or sent', {}, false, ''],
  [
    'it is sent at once',
    {},
    true,
    `${INTERRUPTS_HANNA} ${INTERRUPTS_ME} Files that have not arrived are left out for good.`,
  ],
  ['it is sent after an upload of its own', added, true, ''],
  [
    'it is sent at once, because the added files are of a kind that is off',
    { ...added, types: empty.types },
    true,
    `${INTERRUPTS_HANNA} ${INTERRUPTS_ME} Files that have not arrived are left out for good.`,
  ],
  [
    'an arriving file is removed',
    { removed: ['hers'] },
    false,
    `${INTERRUPTS_HANNA} Files that have not arrived are removed.`,
  ],
  [
    'an arriving file is removed, and files are added',
    { ...added, removed: ['mine'] },
    true,
    `${INTERRUPTS_ME} Files that have not arrived are removed.`,
  ],
  ['a file is removed that a running upload does not send', { removed: ['unsent'] }, false, ''],
  ['a file is removed that an ended upload has left behind', { removed: ['left'] }, false, ''],
])('what saving interrupts when %s', (_case, part, sendForProcessing, expected) =>
  expect(editInterruption(form(part), sendForProcessing, [hannas, mine], 'maren-1')).toBe(expected),
);

it('without uploads, sending interrupts nothing', () =>
  expect(editInterruption(form({}), true, [], 'maren-1')).toBe(''));
