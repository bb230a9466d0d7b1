import { isClearOfSystemBlue } from '@inspection-studio/domain/colour';
import { dataIssues } from '@inspection-studio/domain/inspections';
import { pruneMap } from '@inspection-studio/domain/layouts';
import { describe, expect, it } from 'vitest';
import { planDemo } from './plan-demo.ts';

const plan = planDemo('northline-inspection', new Date('2026-11-21T09:00:00Z'));
const idsOf = (rows: readonly { id: string }[]) => new Set(rows.map(({ id }) => id));

describe('planDemo plans a complete company without dangling references', () => {
  it('has people of all six roles and every status', () => {
    expect(new Set(plan.users.map(({ role }) => role)).size).toBe(6);
    expect(new Set(plan.users.map(({ status }) => status)).size).toBe(4);
  });

  it('links every record to other records of the plan', () => {
    const assets = idsOf(plan.assets);
    const users = idsOf(plan.users);
    expect(plan.assets.filter(({ siteId }) => !idsOf(plan.sites).has(siteId))).toEqual([]);
    expect(plan.projects.filter(({ assetId, createdById }) => !assets.has(assetId) || !users.has(createdById))).toEqual(
      [],
    );
    expect(plan.frames.filter(({ file }) => !idsOf(plan.projects).has(file.projectId))).toEqual([]);
  });

  it('has one mapped and one unmapped layout, and maps only existing layers', () => {
    expect(plan.layouts.map(({ map }) => map?.length ?? null)).toEqual([6, null]);
    for (const { id, map = null } of plan.layouts) {
      expect(
        pruneMap(
          map,
          plan.layers.filter(({ layoutId }) => layoutId === id),
        ),
      ).toEqual(map);
    }
  });

  it('has PDF documents of the recorded size, and capture data of planned inspections', () => {
    expect(plan.papers.map(({ bytes }) => bytes.subarray(0, 5).toString())).toEqual(plan.papers.map(() => '%PDF-'));
    expect(plan.papers.map(({ record, bytes }) => record.sizeBytes - bytes.length)).toEqual(plan.papers.map(() => 0));
    expect(plan.papers.filter(({ record }) => !idsOf(plan.users).has(record.createdById))).toEqual([]);
    expect(plan.captureData.map(({ projectId }) => plan.projects.find(({ id }) => id === projectId)?.name)).toEqual([
      'NorthTowerA',
      'ShellCourses',
    ]);
  });

  it('has unique ids and storage keys', () => {
    const keys = [
      ...plan.frames.map(({ file }) => file.storageKey),
      ...plan.pictures.map(({ key }) => key),
      ...plan.papers.map(({ record }) => record.storageKey),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('sends only inspections with enough data', () => {
    const countOf = (projectId: string, kind: string) =>
      plan.frames.filter(({ file }) => file.projectId === projectId && file.kind === kind).length || null;
    const short = plan.projects.filter(
      ({ id, status }) =>
        status === 'Queued' &&
        dataIssues({
          three: countOf(id, 'three'),
          two: countOf(id, 'two'),
          ortho: false,
          sonar: null,
          supplementary: null,
        }).length > 0,
    );
    expect(short).toEqual([]);
  });

  it('has category colours that differ from the system blue', () => {
    expect(plan.categories.filter(({ colour }) => !isClearOfSystemBlue(colour))).toEqual([]);
  });

  it('has annotations and measurements on readable images of sent inspections', () => {
    expect(new Set(plan.findings.map(({ kind }) => kind))).toEqual(new Set(['annotation', 'measurement2']));
    const reviewed = plan.frames.filter(
      ({ kind, file }) =>
        kind !== 'damaged' && plan.projects.some(({ id, status }) => id === file.projectId && status !== 'Draft'),
    );
    const images = idsOf(reviewed.map(({ file }) => file));
    expect(plan.findings.filter(({ imageId }) => !images.has(imageId))).toEqual([]);
  });

  it('has findings with categories and severity scales of the company, including ones that no asset uses (codes 47 and 48)', () => {
    const severities = new Map(
      plan.severityScales.map(({ id, severities: steps }) => [id, steps.map((step) => step.id)]),
    );
    const isWrong = ({ categoryId, severityScaleId, severityId }: (typeof plan.findings)[number]) =>
      !idsOf(plan.categories).has(categoryId) || !severities.get(severityScaleId ?? '')?.includes(severityId ?? '');
    expect(plan.findings.filter(isWrong)).toEqual([]);
    const ofAssets = new Set(plan.assets.map(({ severityScaleId }) => severityScaleId));
    expect(plan.findings.some(({ severityScaleId }) => !ofAssets.has(severityScaleId ?? ''))).toBe(true);
    const missingCover = plan.categories.find(({ name }) => name === 'Missing cover');
    expect(plan.assets.flatMap(({ categoryNames }) => categoryNames)).not.toContain('Missing cover');
    expect(plan.findings.some(({ categoryId }) => categoryId === missingCover?.id)).toBe(true);
  });
});
