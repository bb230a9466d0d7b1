import { writeFile } from 'node:fs/promises';
import { PRODUCT_VERSION } from '@inspection-studio/domain/messages';
import { openApiDocument } from '../http/openapi.ts';
import { renderApiDocs } from '../http/render-api-docs.ts';
import { implementedCalls } from './index.ts';
import { lists } from './lists.ts';

/** Path of the rendered document. */
export const API_DOCS_FILE = new URL('../../../../docs/api.md', import.meta.url);

if (import.meta.main)
  await writeFile(API_DOCS_FILE, renderApiDocs(openApiDocument(implementedCalls, PRODUCT_VERSION, lists)));
