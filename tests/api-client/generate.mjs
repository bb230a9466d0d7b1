import { readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

/* Writes the types of an API document: node generate.mjs <document.json> <types.d.ts>. Files of forms are blobs. */
const [documentFile = '', typesFile = ''] = process.argv.slice(2);
const blob = ts.factory.createTypeReferenceNode('Blob');
const types = await openapiTS(JSON.parse(readFileSync(documentFile, 'utf8')), {
  transform: (schema) => (schema.format === 'binary' ? blob : undefined),
});
writeFileSync(typesFile, astToString(types));
