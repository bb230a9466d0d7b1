import { dataIssues, isClearOfSystemBlue } from '@inspection-studio/domain';
import { describe, expect, it } from 'vitest';
import { planDemo } from './plan-demo.ts';

const plan = planDemo('northline-inspection', new Date('2026-11-21T09:00:00Z'));
const idsOf = (rows: readonly { id: string }[]) => new Set(rows.map(({ id }) => id));

describe('planDemo: people of all six roles and every status, and nothing that points nowhere', () => {
  it('has all roles and statuses', () => {
    expect(new Set(plan.users.map(({ role }) => role)).size).toBe(6);
    expect(new Set(plan.users.map(({ status }) => status)).size).toBe(4);
  });

  it('links every record to one of the plan', () => {
    const assets = idsOf(plan.assets);
    const users = idsOf(plan.users);
    expect(plan.assets.filter(({ siteId }) => !idsOf(plan.sites).has(siteId))).toEqual([]);
    expect(plan.projects.filter(({ assetId, createdById }) => !assets.has(assetId) || !users.has(createdById))).toEqual([]);
    expect(plan.frames.filter(({ file }) => !idsOf(plan.projects).has(file.projectId))).toEqual([]);
  });

  it('never uses an id or a storage key twice', () => {
    const keys = [...plan.frames.map(({ file }) => file.storageKey), ...plan.pictures.map(({ key }) => key)];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('sends only inspections that hold enough data', () => {
    const countOf = (projectId: string, kind: string) =>
      plan.frames.filter(({ file }) => file.projectId === projectId && file.kind === kind).length || null;
    const short = plan.projects.filter(
      ({ id, status }) =>
        status === 'Queued' &&
        dataIssues({ three: countOf(id, 'three'), two: countOf(id, 'two'), ortho: false, sonar: null, supplementary: null }).length > 0,
    );
    expect(short).toEqual([]);
  });

  it('keeps category colours clear of the system blue', () => {
    expect(plan.categories.filter(({ colour }) => !isClearOfSystemBlue(colour))).toEqual([]);
  });
});
