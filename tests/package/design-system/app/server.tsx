/** Renders every component as a server does, and prints the HTML of each and what React complained of. */
import { renderToString } from 'react-dom/server';
import { complaintsOf, identifierPrefixOf, staged } from './stage.js';
import { subjects } from '../../../../packages/design-system/src/testing/conformance/subjects/index.js';

const rendered: Record<string, { html: string; complaints: string[] }> = {};
for (const subject of subjects) {
  let html = '';
  const complaints = await complaintsOf(() => {
    html = renderToString(staged(subject, subject.element), { identifierPrefix: identifierPrefixOf(subject) });
  });
  rendered[subject.name] = { html, complaints };
}
console.log(JSON.stringify(rendered));
