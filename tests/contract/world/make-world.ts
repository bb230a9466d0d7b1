import {
  type CompanyRecords,
  insertCompany,
  payloadsOf,
} from '../../../packages/studio-server/src/resources/testing/insert-company.ts';
import type { Answer, TestStudio } from '../../../packages/studio-server/src/resources/testing/start-test-studio.ts';
import { insertInspections, type InspectionPlan } from './inspections.ts';
import { makeRecords, type Records } from './library.ts';

let companies = 0;

/** A company in which something happens. */
export interface World {
  own: CompanyRecords;
  records: Records;
  send: (
    role: keyof CompanyRecords['people'],
    ...rest: [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: unknown]
  ) => Promise<Answer>;
  execute: (statement: string) => Promise<unknown>;
  inspection: (plan?: InspectionPlan) => ReturnType<typeof insertInspections>;
  /** Body of POST assets. */
  asset: (changes: object) => object;
}

/** A company of its own for each situation, so that none disturbs another. */
export async function makeWorld(studio: TestStudio): Promise<World> {
  companies += 1;
  const own = await insertCompany(
    studio.db,
    `company${'abcdefghijklmnopqrstuvwxyz'[companies % 26]}${'abcdefghijklmnopqrstuvwxyz'[Math.floor(companies / 26)]}`,
  );
  return {
    own,
    records: makeRecords(studio.db, own),
    send: (role, method, path, payload) => studio.send(own.people[role], method, path, payload),
    execute: (statement) => studio.db.execute(statement.replaceAll(':company', `'${own.companyId}'`)),
    inspection: (plan = {}) => insertInspections(studio.db, own, [plan]),
    asset: (changes) => ({ ...payloadsOf(own).asset, presets: [], ...changes }),
  };
}

/** What happens, in a sentence, and the answer to the last request. */
export type Situation = [sentence: string, happen: (world: World) => Promise<Answer>];
