import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { API_BASE_PATH, type Call, fillPath } from './call.ts';
import { STORAGE_PUT } from './files.ts';
import { calls } from './index.ts';

const PAGES = 'count top skip orderBy filter';
const ASSET = 'siteId name type members uploaders presets categories severityScale layoutTemplateId';
const PROJECT = 'name description assetId checklistId';
/** Optional, and beyond the specification: a call that states it interrupts a running upload. So is `uploadId`. */
const INTERRUPTION = 'interruptUploads';
const CAPTURE_DATA =
  'captureDate location acquisitionTeam airTemperature windSpeed humidity captureDevice geotagged visualResolution thermalType sonarRange supervisor';

/**
 * The calls of the specification:
 * method and path, query, request body, and the permission or policy that decides.
 */
const SPECIFIED: [call: string, query: string, body: string, right: string][] = [
  ['GET users/whoami', '', '', ''],
  ['GET users', PAGES, '', 'ReadUsers'],
  ['GET users/{id}', '', '', 'ReadUser policy'],
  ['PUT users/{id}', '', 'firstName lastName phoneNumber role status', 'UpdateUser policy'],
  ['DELETE users/{id}', '', '', 'DeleteUser policy'],
  ['PUT users/{id}/deactivate', '', '', 'DeactivateUser policy'],
  ['PUT users/{id}/activate', '', '', 'ReactivateUser policy'],
  ['PUT users/{id}/resendInvitation', '', '', 'InviteUser policy'],
  ['POST users', '', 'emails role message', 'InviteUser, InviteUser policy'],
  ['GET companies', '', '', 'ReadLicense'],
  ['GET sites', PAGES, '', ''],
  ['POST sites', '', 'name', 'CreateSite'],
  ['GET sites/{id}', '', '', ''],
  ['PUT sites/{id}', '', 'name', 'UpdateSite'],
  ['DELETE sites/{id}', '', '', 'DeleteSite'],
  ['POST images/thumbnail', '', 'multipart: id type isRemoving file', 'Thumbnail policy'],
  ['GET assets', PAGES, '', ''],
  ['POST assets', '', ASSET, 'CreateAsset'],
  ['GET assets/{id}', '', '', ''],
  ['PUT assets/{id}', '', ASSET, 'UpdateAsset'],
  ['DELETE assets/{id}', '', '', 'DeleteAsset'],
  ['GET assets/{id}/severity', '', '', ''],
  ['GET projects', PAGES, '', ''],
  ['POST projects', '', `${PROJECT} creationKey`, 'CreateProject, CreateProject policy'],
  ['GET projects/{id}', '', '', 'ReadProject policy'],
  ['PUT projects/{id}', '', PROJECT, 'UpdateProject policy'],
  ['DELETE projects/{id}', INTERRUPTION, '', 'DeleteProject policy'],
  ['GET projects/{id}/asset', '', '', 'ReadProject policy'],
  ['POST projects/{id}/process', INTERRUPTION, '', 'StartProcessing policy'],
  [
    'PUT projects/{id}/modules',
    `${INTERRUPTION} uploadId`,
    'three two ortho sonar supplementary',
    'UpdateProject policy',
  ],
  ['PUT projects/{id}/uploaded', '', '', 'UpdateProject policy'],
  ['PUT images/{id}/uploaded', '', 'type', 'UpdateProject policy'],
  ['GET projects/{id}/capturedata', '', '', 'ReadProject policy'],
  ['POST projects/{id}/capturedata', '', CAPTURE_DATA, 'UpdateCaptureData policy'],
  ['PUT projects/{id}/capturedata', '', CAPTURE_DATA, 'UpdateCaptureData policy'],
  ['DELETE projects/{id}/capturedata', '', '', 'UpdateCaptureData policy'],
  ['GET images', `${PAGES} projectId depth type`, '', 'ReadProject policy'],
  ['GET categories', PAGES, '', ''],
  ['POST categories', '', 'name model colour', 'CreateLibrary'],
  ['GET categories/{id}', '', '', ''],
  ['PUT categories/{id}', '', 'name model colour', 'UpdateLibrary'],
  ['DELETE categories/{id}', '', '', 'DeleteLibrary'],
  ['GET categorypresets', PAGES, '', ''],
  ['POST categorypresets', '', 'name categories', 'CreateLibrary'],
  ['GET categorypresets/{id}', '', '', ''],
  ['DELETE categorypresets/{id}', '', '', 'DeleteLibrary'],
  ['GET severityscales', PAGES, '', ''],
  ['POST severityscales', '', 'name isNumerical severities', 'CreateLibrary'],
  ['GET severityscales/{id}', '', '', ''],
  ['DELETE severityscales/{id}', '', '', 'DeleteLibrary'],
  ['GET checklists', PAGES, '', ''],
  ['POST checklists', '', 'name sections', 'CreateLibrary'],
  ['GET checklists/{id}', '', '', ''],
  ['PUT checklists/{id}', '', 'name sections', 'CreateLibrary'],
  ['DELETE checklists/{id}', '', '', 'DeleteLibrary'],
  ['GET layouts', PAGES, '', ''],
  ['POST layouts', '', 'name', 'CreateLibrary'],
  ['GET layouts/{id}', '', '', ''],
  ['PUT layouts/{id}', '', 'name', 'CreateLibrary'],
  ['DELETE layouts/{id}', '', '', 'DeleteLibrary'],
  ['PUT layouts/{id}/reorder', '', '[string]', 'CreateLibrary'],
  ['PUT layouts/{id}/map', '', '[LayoutMapNode] or null', 'CreateLibrary'],
  ['GET layers', PAGES, '', ''],
  ['POST layers', '', 'name isSegmented layoutId sections', 'CreateLibrary'],
  ['GET layers/{id}', '', '', ''],
  ['PUT layers/{id}', '', 'name sections', 'CreateLibrary'],
  ['DELETE layers/{id}', '', '', 'DeleteLibrary'],
  ['GET tags', PAGES, '', ''],
  ['POST tags', '', 'name', 'CreateTag'],
  ['GET tags/{id}', '', '', ''],
  ['PUT tags/{id}', '', 'name', 'CreateLibrary'],
  ['DELETE tags/{id}', '', '', 'DeleteLibrary'],
  ['PUT tags/{id}/restore', '', '', 'DeleteLibrary'],
  ['PUT categories/{id}/restore', '', '', 'DeleteLibrary'],
  ['PUT severityscales/{id}/restore', '', '', 'DeleteLibrary'],
  ['GET documents', PAGES, '', 'ReadDocuments'],
  ['POST documents', '', '[name size mime type]', 'CreateDocuments'],
  ['PUT documents/{id}/uploaded', '', '', 'CreateDocuments'],
  ['DELETE documents/{id}', '', '', 'DeleteDocuments'],
  ['GET upload', 'content_type prefix', '', 'Storage policy'],
];

/** Calls that the specification's table lacks: the registered files of an inspection, and downloads. */
const FORGOTTEN: typeof SPECIFIED = [
  ['GET projects/{id}/modules', '', '', 'ReadProject policy'],
  ['GET download', 'prefix', '', 'Download, Storage policy'],
  ['GET images/download', 'id', '', 'Download, ReadProject policy'],
  ['GET images/thumbnail', 'id', '', 'ReadProject policy'],
];

/** Calls of this project's own, beyond the specification. `npm run new -- call` adds to them. */
const ADDED: typeof SPECIFIED = [
  ['GET users/{id}/sessions', '', '', 'ManageSessions policy'],
  ['DELETE users/{id}/sessions', '', '', 'ManageSessions policy'],
  ['DELETE users/{id}/sessions/{sessionId}', '', '', 'ManageSessions policy'],
  ['DELETE users/{id}/identity', '', '', 'UnlinkIdentity policy'],
  ['GET users/{id}/tokens', '', '', 'ManageAccessTokens policy'],
  ['POST users/{id}/tokens', '', 'name rights days', 'ManageAccessTokens policy'],
  ['DELETE users/{id}/tokens/{tokenId}', '', '', 'ManageAccessTokens policy'],
  ['PUT projects/{id}/uploads/{uploadId}', '', 'done total', 'UpdateProject policy'],
  ['DELETE projects/{id}/uploads/{uploadId}', '', '', 'UpdateProject policy'],
  ['POST assets/{id}/known-files', '', 'files exceptProjectId', ''],
  ['GET audit-events', PAGES, '', 'ReadActivity policy'],
  ['GET images/{id}/page', 'orderBy filter projectId', '', 'ReadProject policy'],
  ['GET images/{id}/facts', 'projectId', '', 'ReadProject policy'],
  ['PUT projects/{id}/images/flags', '', 'ids isFlagged', 'FlagImages, ReadProject policy'],
  ['GET storage-status', '', '', 'ReadStorageStatus policy'],
  ['GET sign-in-settings', '', '', 'ManageSignInSettings policy'],
  ['PUT sign-in-settings', '', 'requiresTotp', 'ManageSignInSettings policy'],
];

const rows: Call[] = Object.values(calls);
const nameOf = ({ method, path }: Call) => `${method} ${path}`;
const rowOf = new Map(rows.map((row) => [nameOf(row), row]));

interface Json {
  type?: string;
  $ref?: string;
  properties?: object;
  items?: Json;
  anyOf?: Json[];
}

/** Keys of an object, `[…]` for a list, the name of any other schema. */
function shapeOf({ type = '', $ref, properties, items, anyOf }: Json): string {
  if (properties) return Object.keys(properties).join(' ');
  if (items) return `[${shapeOf(items)}]`;
  if (anyOf) return anyOf.map(shapeOf).join(' or ');
  return $ref?.split('/').at(-1) ?? type;
}

const wireShape = (schema: z.core.$ZodType | undefined) =>
  schema ? shapeOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json) : '';

/** Words in any order. */
const words = (shape: string) => shape.split(/\b/).toSorted();

describe('every call: its input and its permission', () => {
  it.each([...SPECIFIED, ...FORGOTTEN, ...ADDED])('%s', (name, query, body, right) => {
    const row = rowOf.get(name);
    const encoding = row?.encoding === 'multipart' ? 'multipart: ' : '';
    const rights = [row?.permission, row?.policy && `${row.policy} policy`].filter((part) => part !== undefined);
    expect(words(wireShape(row?.query))).toEqual(words(query));
    expect(words(encoding + wireShape(row?.payload))).toEqual(words(body));
    expect(rights.join(', ')).toBe(right);
  });

  it('the table has exactly these rows, each once', () =>
    expect(rows.map(nameOf).toSorted()).toEqual(
      [...SPECIFIED, ...FORGOTTEN, ...ADDED].map(([name]) => name).toSorted(),
    ));

  it('only lists are paged, and the page of an image', () => {
    const isList = (name: string) =>
      [...SPECIFIED, ...ADDED].some(([call, query]) => call === name && query.startsWith(PAGES));
    const isPage = (name: string) => isList(name) || name === 'GET images/{id}/page';
    expect(rows.filter(({ isPaged }) => isPaged).map(nameOf)).toEqual(rows.map(nameOf).filter(isPage));
    expect(rows.filter(({ isPaged, reply }) => isPaged && !(reply instanceof z.core.$ZodArray))).toEqual([]);
  });

  it('only the audit log can be read as a file', () =>
    expect(rows.filter(({ isExportable }) => isExportable).map(nameOf)).toEqual(['GET audit-events']));

  it('without a valid licence, sessions can be ended and access tokens revoked', () =>
    expect(rows.filter(({ needsNoLicence }) => needsNoLicence).map(nameOf)).toEqual([
      'DELETE users/{id}/sessions/{sessionId}',
      'DELETE users/{id}/sessions',
      'DELETE users/{id}/tokens/{tokenId}',
    ]));

  it.each(Object.entries(calls))('%s has a summary', (_name, { summary }) => expect(summary).toMatch(/^[A-Z].+\.$/));
});

describe('paths', () => {
  it('The base path of the calls is /api/v2/.', () => expect(API_BASE_PATH).toBe('/api/v2/'));

  it.each(rows.map((row) => [nameOf(row), row] as const))('the parameters of %s can be filled', (_name, { path }) => {
    const names = [...path.matchAll(/\{(.*?)\}/g)].map(([, name = '']) => name);
    const filled = fillPath(path, Object.fromEntries(names.map((name) => [name, 'a b/c'])) as never);
    expect(filled).toBe(path.replaceAll(/\{\w+\}/g, 'a%20b%2Fc'));
  });
});

describe('timeouts', () => {
  it('POST images/thumbnail has a long or no timeout.', () => expect(calls.uploadThumbnail.timeoutMs).toBe(Infinity));

  it('every other call has the timeout of its client', () =>
    expect(rows.filter(({ timeoutMs }) => timeoutMs !== undefined).map(nameOf)).toEqual(['POST images/thumbnail']));

  it('only GET upload uses the file service', () =>
    expect(rows.filter(({ isFileService }) => isFileService).map(nameOf)).toEqual(['GET upload']));

  it('The PUT has a 10-minute timeout.', () => expect(STORAGE_PUT.timeoutMs).toBe(600_000));

  it('The file is then PUT to that url with a block-blob header.', () =>
    expect(STORAGE_PUT).toMatchObject({ method: 'PUT', header: { name: 'x-ms-blob-type', value: 'BlockBlob' } }));
});
