import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CompanyRecords,
  insertCompany,
  payloadsOf,
} from '../../packages/studio-server/src/resources/testing/insert-company.ts';
import {
  startTestStudio,
  type TestStudio,
} from '../../packages/studio-server/src/resources/testing/start-test-studio.ts';
import { type Relation, RELATIONS } from './expectations/inspection-rights.ts';
import { INVOLVED_RIGHTS, ROLE_RIGHTS } from './expectations/role-rights.ts';
import { isAtLeast, type Role, ROLES } from './expectations/roles.ts';
import { insertInspections, type InspectionPlan } from './world/inspections.ts';
import { makeRecords, type Records } from './world/library.ts';
import { requestOf, ROLE_REQUESTS } from './world/role-requests.ts';
import { type Cell, wrongCells } from './world/verdicts.ts';

// Hundreds of requests in one test.
let studio: TestStudio;
let own: CompanyRecords;
let foreign: CompanyRecords;
let records: { own: Records; foreign: Records };

beforeAll(async () => {
  studio = await startTestStudio();
  own = await insertCompany(studio.db, 'northline');
  foreign = await insertCompany(studio.db, 'meridian');
  records = { own: makeRecords(studio.db, own), foreign: makeRecords(studio.db, foreign) };
});
afterAll(() => studio?.close());

describe('calls that a role opens', () => {
  it('every call of the table is asked', () =>
    expect(Object.keys(ROLE_REQUESTS)).toEqual(ROLE_RIGHTS.map(({ call }) => call)));

  it.each(ROLE_RIGHTS.map((right) => [`${right.call} needs ${right.least}`, right] as const))(
    '%s',
    async (_title, right) => {
      const cells: Cell[] = [];
      for (const role of ROLES) {
        const ask = await requestOf(right.call, { studio, company: own, own, records: records.own });
        cells.push({
          title: role,
          expected: isAtLeast(role, right.least) ? right.done : '403',
          ask: () => ask(own.people[role]),
        });
      }
      expect(await wrongCells(studio, cells)).toEqual([]);
    },
  );
});

describe("a record of another company is unknown to those who might act on one's own", () => {
  const withRecord = ROLE_RIGHTS.filter(({ call }) => call.includes('{id}') || call.includes(': of'));
  it.each(withRecord.map((right) => [right.call, right] as const))(
    '%s',
    async (_call, { call, least, unknownFrom = least }) => {
      const ask = await requestOf(call, { studio, company: foreign, own, records: records.foreign });
      const cells = ROLES.map((role): Cell => ({
        title: role,
        expected: isAtLeast(role, unknownFrom) ? '404' : '403',
        ask: () => ask(own.people[role]),
      }));
      expect(await wrongCells(studio, cells)).toEqual([]);
    },
  );
});

/** What somebody is to the asset they ask about. */
function planOf(role: Role, relation: Relation): InspectionPlan {
  const actor = own.people[role];
  const others = { assetCreatorId: own.people.Admin, creatorId: own.people.Admin };
  if (relation === 'member') return { ...others, memberIds: [actor] };
  if (relation === 'uploader') return { ...others, uploaderIds: [actor] };
  return relation === 'creator of the asset' ? { ...others, assetCreatorId: actor } : others;
}

describe('sites and assets are shown to Manager and above, and to those who are involved in the asset', () => {
  // Who has made one inspection has not been given its asset.
  const relations = RELATIONS.filter((relation) => relation !== 'creator of the inspection');
  const combinations = ROLES.flatMap((role) => relations.map((relation) => ({ role, relation })));

  it.each(INVOLVED_RIGHTS)('%s', async (call) => {
    const inserted = await insertInspections(
      studio.db,
      own,
      combinations.map(({ role, relation }) => planOf(role, relation)),
    );
    const cells = combinations.map(({ role, relation }, index): Cell => {
      const { siteId, assetId } = inserted[index]!;
      const path = call.slice('GET '.length).replace('{id}', call.startsWith('GET sites') ? siteId : assetId);
      const isAllowed = isAtLeast(role, 'Manager') || relation !== 'none';
      return {
        title: `${role}, ${relation}`,
        expected: isAllowed ? '200' : '403/4',
        ask: () => studio.send(own.people[role], 'GET', path),
      };
    });
    expect(await wrongCells(studio, cells)).toEqual([]);
  });

  it.each(INVOLVED_RIGHTS)('%s of another company', async (call) => {
    const path = call
      .slice('GET '.length)
      .replace('{id}', call.startsWith('GET sites') ? foreign.siteId : foreign.assetId);
    const cells = ROLES.map((role): Cell => ({
      title: role,
      expected: '404',
      ask: () => studio.send(own.people[role], 'GET', path),
    }));
    expect(await wrongCells(studio, cells)).toEqual([]);
  });
});

describe('POST projects needs CreateProject of an Uploader, and the policy by involvement', () => {
  const relations = RELATIONS.filter((relation) => relation !== 'creator of the inspection');
  const combinations = ROLES.flatMap((role) => relations.map((relation) => ({ role, relation })));

  it('six roles and four relations', async () => {
    const inserted = await insertInspections(
      studio.db,
      own,
      combinations.map(({ role, relation }) => planOf(role, relation)),
    );
    const cells = combinations.map(({ role, relation }, index): Cell => {
      const { assetId } = inserted[index]!;
      const isInvolved = isAtLeast(role, 'Manager') || relation !== 'none';
      const allowed = isInvolved ? '200' : '403/4';
      return {
        title: `${role}, ${relation}`,
        expected: isAtLeast(role, 'Uploader') ? allowed : '403',
        ask: () => studio.send(own.people[role], 'POST', 'projects', { ...payloadsOf(own).project, assetId }),
      };
    });
    expect(await wrongCells(studio, cells)).toEqual([]);
  });
});

describe('lists hold what a person may see', () => {
  it('below Manager the sites, assets and inspections one is involved in, and one’s own inspections', async () => {
    const combinations = ROLES.flatMap((role) => RELATIONS.map((relation) => ({ role, relation })));
    const plans = combinations.map(({ role, relation }) => ({
      ...planOf(role, relation),
      ...(relation === 'creator of the inspection' && { creatorId: own.people[role] }),
    }));
    const inserted = await insertInspections(studio.db, own, plans);
    const wrong: string[] = [];
    for (const role of ROLES) {
      const [sites, assets, projects] = await Promise.all(
        ['sites', 'assets', 'projects'].map(async (list) => {
          const { body } = await studio.send(own.people[role], 'GET', list);
          return new Set(body.map(({ id }: { id: string }) => id));
        }),
      );
      for (const [index, { siteId, assetId, projectId }] of inserted.entries()) {
        const made = combinations[index]!;
        const isMine = made.role === role && made.relation !== 'none';
        const isManager = isAtLeast(role, 'Manager');
        const seesAsset = isManager || (isMine && made.relation !== 'creator of the inspection');
        const expected = [seesAsset, seesAsset, isManager || isMine];
        const seen = [sites!.has(siteId), assets!.has(assetId), projects!.has(projectId)];
        if (JSON.stringify(seen) !== JSON.stringify(expected))
          wrong.push(`${role}: ${made.relation} of ${made.role}: ${seen.join()} instead of ${expected.join()}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
