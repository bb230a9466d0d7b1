import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CompanyRecords,
  insertCompany,
} from '../../packages/studio-server/src/resources/testing/insert-company.ts';
import {
  type Answer,
  startTestStudio,
  type TestStudio,
} from '../../packages/studio-server/src/resources/testing/start-test-studio.ts';
import {
  INSPECTION_RIGHTS,
  type InspectionRight,
  inspectionVerdict,
  type Relation,
  RELATIONS,
  SOME_STATUSES,
} from './expectations/inspection-rights.ts';
import { isAtLeast, type Role, ROLES } from './expectations/roles.ts';
import type { Status } from './expectations/statuses.ts';
import { CAPTURE_DATA } from './world/capture-data.ts';
import { type InsertedInspection, insertInspections, type InspectionPlan } from './world/inspections.ts';
import { sendThumbnail, THUMBNAIL_KINDS } from './world/send-thumbnail.ts';
import { type Cell, wrongCells } from './world/verdicts.ts';

// Hundreds of requests in one test.
let studio: TestStudio;
let own: CompanyRecords;
let foreign: CompanyRecords;

beforeAll(async () => {
  studio = await startTestStudio();
  own = await insertCompany(studio.db, 'northline');
  foreign = await insertCompany(studio.db, 'meridian');
});
afterAll(() => studio?.close());

/** A request of each call, by a person and about an inspection. */
const ASK: Record<string, (token: string, inspection: InsertedInspection) => Promise<Answer>> = {
  'GET projects/{id}': (token, { projectId }) => studio.send(token, 'GET', `projects/${projectId}`),
  'GET projects/{id}/asset': (token, { projectId }) => studio.send(token, 'GET', `projects/${projectId}/asset`),
  'GET projects/{id}/modules': (token, { projectId }) => studio.send(token, 'GET', `projects/${projectId}/modules`),
  'GET projects/{id}/capturedata': (token, { projectId }) =>
    studio.send(token, 'GET', `projects/${projectId}/capturedata`),
  'GET images': (token, { projectId }) => studio.send(token, 'GET', `images?projectId=${projectId}`),
  'GET images/{id}/page': (token, { projectId, files }) =>
    studio.send(token, 'GET', `images/${files[0]!.id}/page?projectId=${projectId}`),
  'GET images/{id}/facts': (token, { projectId, files }) =>
    studio.send(token, 'GET', `images/${files[0]!.id}/facts?projectId=${projectId}`),
  'GET images/thumbnail': (token, { files }) => studio.send(token, 'GET', `images/thumbnail?id=${files[0]!.id}`),
  'GET images/download': (token, { files }) => studio.send(token, 'GET', `images/download?id=${files[0]!.id}`),
  'GET download': (token, { files }) =>
    studio.send(token, 'GET', `download?prefix=${encodeURIComponent(files[0]!.storageKey)}`),
  'GET upload': (token, { files }) =>
    studio.send(token, 'GET', `upload?content_type=text/plain&prefix=${encodeURIComponent(files.at(-1)!.storageKey)}`),
  'PUT projects/{id}': (token, { projectId, assetId }) =>
    studio.send(token, 'PUT', `projects/${projectId}`, {
      name: 'Renamed',
      description: '',
      assetId,
      checklistId: own.checklistId,
    }),
  'PUT projects/{id}/modules: images': (token, { projectId }) =>
    studio.send(token, 'PUT', `projects/${projectId}/modules`, {
      two: { rgb: [{ name: 'IMG_0468.jpg', size: 4 }], ir: [], remove: [] },
    }),
  'PUT projects/{id}/modules: supplementary': (token, { projectId }) =>
    studio.send(token, 'PUT', `projects/${projectId}/modules`, {
      supplementary: { data: [{ name: 'notes.txt', size: 1, mime: 'text/plain', type: 3 }], remove: [] },
    }),
  'PUT projects/{id}/uploads/{uploadId}': (token, { projectId }) =>
    studio.send(token, 'PUT', `projects/${projectId}/uploads/tab-1`, { done: 1, total: 2 }),
  'DELETE projects/{id}/uploads/{uploadId}': (token, { projectId }) =>
    studio.send(token, 'DELETE', `projects/${projectId}/uploads/tab-1`),
  'PUT projects/{id}/uploaded': (token, { projectId }) => studio.send(token, 'PUT', `projects/${projectId}/uploaded`),
  'PUT projects/{id}/images/flags': (token, { projectId, files }) =>
    studio.send(token, 'PUT', `projects/${projectId}/images/flags`, { ids: [files[0]!.id], isFlagged: true }),
  'PUT images/{id}/uploaded': (token, { files }) =>
    studio.send(token, 'PUT', `images/${files[0]!.id}/uploaded`, { type: 1 }),
  'POST projects/{id}/process': (token, { projectId }) => studio.send(token, 'POST', `projects/${projectId}/process`),
  'POST projects/{id}/capturedata': (token, { projectId }) =>
    studio.send(token, 'POST', `projects/${projectId}/capturedata`, CAPTURE_DATA),
  'PUT projects/{id}/capturedata': (token, { projectId }) =>
    studio.send(token, 'PUT', `projects/${projectId}/capturedata`, CAPTURE_DATA),
  'DELETE projects/{id}/capturedata': (token, { projectId }) =>
    studio.send(token, 'DELETE', `projects/${projectId}/capturedata`),
  'POST images/thumbnail: of an inspection': (token, { projectId }) =>
    sendThumbnail(studio, token, THUMBNAIL_KINDS.Project, projectId),
  'DELETE projects/{id}': (token, { projectId }) => studio.send(token, 'DELETE', `projects/${projectId}`),
};

/** What the inspection of a call holds: enough data to be sent, or a file that is still to come. */
const HOLDS: Record<string, Pick<InspectionPlan, 'images' | 'supplementary' | 'captureData'>> = {
  'GET images/{id}/page': { images: [true] },
  'GET images/{id}/facts': { images: [true] },
  'GET images/thumbnail': { images: [true] },
  'GET images/download': { images: [true] },
  'GET download': { images: [true] },
  'GET upload': { supplementary: [false] },
  'PUT projects/{id}/images/flags': { images: [true] },
  'PUT images/{id}/uploaded': { images: [true] },
  'POST projects/{id}/process': { images: [true] },
  'PUT projects/{id}/capturedata': { captureData: CAPTURE_DATA },
  'DELETE projects/{id}/capturedata': { captureData: CAPTURE_DATA },
};

interface Combination {
  role: Role;
  relation: Relation;
  status: Status;
}

/** Everybody in the statuses of which the others are variants; in those, one person for each kind of answer. */
const combinationsOf = ({ statuses }: InspectionRight): Combination[] =>
  ROLES.flatMap((role) =>
    RELATIONS.flatMap((relation) =>
      (answersAlone(role, relation) ? statuses : SOME_STATUSES).map((status) => ({ role, relation, status })),
    ),
  );

const answersAlone = (role: Role, relation: Relation): boolean =>
  (role === 'Manager' && relation === 'none') ||
  (role === 'Member' && relation === 'member') ||
  (role === 'Viewer' && relation === 'none');

function planOf({ role, relation, status }: Combination, call: string): InspectionPlan {
  const actor = own.people[role];
  const related: Record<Relation, InspectionPlan> = {
    member: { memberIds: [actor] },
    uploader: { uploaderIds: [actor] },
    'creator of the inspection': { creatorId: actor },
    'creator of the asset': { assetCreatorId: actor },
    none: {},
  };
  // Somebody else has made what the manager who asks has nothing to do with.
  return {
    status,
    assetCreatorId: own.people.Admin,
    creatorId: own.people.Admin,
    ...related[relation],
    ...HOLDS[call],
  };
}

async function cellsOf(right: InspectionRight): Promise<Cell[]> {
  const combinations = combinationsOf(right);
  const inspections = await insertInspections(
    studio.db,
    own,
    combinations.map((each) => planOf(each, right.call)),
  );
  return combinations.map(({ role, relation, status }, index) => ({
    title: `${role}, ${relation}, ${status}`,
    expected: inspectionVerdict(right, role, relation, status),
    ask: () => ASK[right.call]!(own.people[role], inspections[index]!),
  }));
}

describe('an inspection: six roles and five relations in four statuses, three of them in all nine', () => {
  it('every call of the table is asked', () =>
    expect(Object.keys(ASK)).toEqual(INSPECTION_RIGHTS.map(({ call }) => call)));

  it.each(INSPECTION_RIGHTS.map((right) => [right.call, right] as const))('%s', async (_call, right) =>
    expect(await wrongCells(studio, await cellsOf(right))).toEqual([]),
  );
});

describe('an inspection of another company is unknown to everybody', () => {
  it.each(INSPECTION_RIGHTS.map((right) => [right.call, right] as const))('%s', async (call, { least = 'Trial' }) => {
    const [inspection] = await insertInspections(studio.db, foreign, [{ images: [true], supplementary: [false] }]);
    const cells = ROLES.map((role): Cell => ({
      title: role,
      expected: isAtLeast(role, least) ? '404' : '403',
      ask: () => ASK[call]!(own.people[role], inspection!),
    }));
    expect(await wrongCells(studio, cells)).toEqual([]);
  });
});
