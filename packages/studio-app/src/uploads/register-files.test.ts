import { newProjectForm, type ProjectForm } from '@inspection-studio/domain/inspections';
import { describe, expect, it } from 'vitest';
import { pairFiles } from './register-files.ts';

const file = (name: string, type = '') => new File([name], name, { type });
const stored = (...names: string[]) => names.map((name) => ({ id: `id ${name}`, name, s3Key: `key ${name}` }));

const form: ProjectForm = {
  ...newProjectForm(new Date(2026, 10, 21), 'bridge-1'),
  types: { three: true, two: true, ortho: true, sonar: true, supplementary: true },
  three: { rgb: [file('a.jpg')], ir: [file('b.jpg', 'image/pjpeg')], isAr: true },
  two: { rgb: [], ir: [file('c.jpg')] },
  ortho: { gcp: true, data: [file('points.xls')] },
  sonar: { images: [file('scan.bmp', 'image/x-ms-bmp')], parameters: [file('scan.txt')] },
  supplementary: { data: [file('plan.pdf', 'application/pdf'), file('flight.mp4', 'video/mp4')] },
};
const reply = {
  three: { rgb: stored('a.jpg'), ir: stored('b.jpg') },
  two: { rgb: [], ir: stored('c.jpg') },
  ortho: { data: stored('points.xls') },
  sonar: { data: stored('scan.bmp', 'scan.txt') },
  supplementary: { data: stored('plan.pdf', 'flight.mp4') },
};

describe('matches files of every kind to their ids and storage keys', () => {
  it.each([
    ['a.jpg', 'three', 'image/jpeg', 'Image'],
    ['b.jpg', 'three', 'image/jpeg', 'Image'],
    ['c.jpg', 'two', 'image/jpeg', 'Image'],
    ['points.xls', 'ortho', 'application/vnd.ms-excel', 'Blob'],
    ['scan.bmp', 'sonar', 'image/bmp', 'Image'],
    ['scan.txt', 'sonar', 'text/plain', 'Blob'],
    ['plan.pdf', 'supplementary', 'application/pdf', 'Blob'],
    ['flight.mp4', 'supplementary', 'video/mp4', 'Video'],
  ])('%s', (name, kind, contentType, type) => {
    const source = pairFiles(form, reply).get(`id ${name}`);
    expect(source).toMatchObject({ storageKey: `key ${name}`, kind, contentType, type, isStored: false });
    expect(source?.file.name).toBe(name);
  });

  it('ignores a kind that is off', () => {
    const off = { ...form, types: { ...form.types, sonar: false } };
    expect(pairFiles(off, { ...reply, sonar: undefined }).has('id scan.bmp')).toBe(false);
  });

  it.each([
    ['fewer files', { ...reply, sonar: { data: stored('scan.bmp') } }],
    ['a missing kind', { ...reply, ortho: undefined }],
    ['thermal instead of visual', { ...reply, three: { rgb: [], ir: stored('a.jpg', 'b.jpg') } }],
  ])('%s: a malformed response', (_case, answer) => {
    expect(() => pairFiles(form, answer)).toThrow('Malformed response.');
  });
});
