/**
 * Every call under /api/v2/, in the order of the specification. @see CALL-021..205
 */
export const SPECIFIED_CALLS: readonly string[] = [
  'GET users/whoami',
  'GET users',
  ...['GET', 'PUT', 'DELETE'].map((method) => `${method} users/{id}`),
  ...['deactivate', 'activate', 'resendInvitation'].map((action) => `PUT users/{id}/${action}`),
  'POST users',
  'GET companies',
  'GET sites',
  'POST sites',
  ...['GET', 'PUT', 'DELETE'].map((method) => `${method} sites/{id}`),
  'POST images/thumbnail',
  'GET assets',
  'POST assets',
  ...['GET', 'PUT', 'DELETE'].map((method) => `${method} assets/{id}`),
  'GET assets/{id}/severity',
  'GET projects',
  'POST projects',
  ...['GET', 'PUT', 'DELETE'].map((method) => `${method} projects/{id}`),
  'GET projects/{id}/asset',
  'POST projects/{id}/process',
  'PUT projects/{id}/modules',
  'PUT projects/{id}/uploaded',
  'PUT images/{id}/uploaded',
  ...['GET', 'POST', 'PUT', 'DELETE'].map((method) => `${method} projects/{id}/capturedata`),
  'GET images',
  'GET categories',
  'POST categories',
  ...['GET', 'PUT', 'DELETE'].map((method) => `${method} categories/{id}`),
  'GET categorypresets',
  'POST categorypresets',
  ...['GET', 'DELETE'].map((method) => `${method} categorypresets/{id}`),
  'GET severityscales',
  'POST severityscales',
  ...['GET', 'DELETE'].map((method) => `${method} severityscales/{id}`),
  ...['GET', 'POST'].map((method) => `${method} checklists`),
  ...['GET', 'PUT', 'DELETE'].map((method) => `${method} checklists/{id}`),
  ...['GET', 'POST'].map((method) => `${method} layouts`),
  ...['GET', 'PUT', 'DELETE'].map((method) => `${method} layouts/{id}`),
  'PUT layouts/{id}/reorder',
  'PUT layouts/{id}/map',
  'GET layers',
  'POST layers',
  ...['GET', 'PUT', 'DELETE'].map((method) => `${method} layers/{id}`),
  ...['GET', 'POST'].map((method) => `${method} tags`),
  ...['GET', 'PUT', 'DELETE'].map((method) => `${method} tags/{id}`),
  ...['tags', 'categories', 'severityscales'].map((entity) => `PUT ${entity}/{id}/restore`),
  'GET documents',
  'POST documents',
  'PUT documents/{id}/uploaded',
  'DELETE documents/{id}',
  'GET upload',
];

/** What a front end needs that the table forgot: registered files (F05) and addresses to download from (F08, S47). */
export const FORGOTTEN_CALLS: readonly string[] = [
  'GET projects/{id}/modules',
  'GET download',
  'GET images/download',
  'GET images/thumbnail',
];

/** Calls of this project's own, beyond the specification. `npm run new -- call` adds to them. */
export const ADDED_CALLS: readonly string[] = [
  'GET users/{id}/sessions',
  'DELETE users/{id}/sessions',
  'DELETE users/{id}/sessions/{sessionId}',
  'DELETE users/{id}/identity',
  'GET users/{id}/tokens',
  'POST users/{id}/tokens',
  'DELETE users/{id}/tokens/{tokenId}',
  'PUT projects/{id}/uploads/{uploadId}',
  'DELETE projects/{id}/uploads/{uploadId}',
  'POST assets/{id}/known-files',
  'GET audit-events',
  'GET storage-status',
  'GET sign-in-settings',
  'PUT sign-in-settings',
];

/** The document that describes the calls, and nothing about anybody. */
export const OPENAPI = 'GET openapi.json';
