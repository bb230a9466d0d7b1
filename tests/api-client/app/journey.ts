import { readFileSync } from 'node:fs';
import createClient from 'openapi-fetch';
import type { paths } from './api.d.ts';

/* What a program outside the studio does with the generated client: node journey.js <origin> <token> <picture>. */
const [origin = '', token = '', picture = ''] = process.argv.slice(2);
const api = createClient<paths>({ baseUrl: `${origin}/api/v2`, headers: { authorization: `Bearer ${token}` } });

const me = await api.GET('/users/whoami');

const created = await api.POST('/sites', { body: { name: 'Tay Valley' } });
const id = created.data?.id ?? '';
const updated = await api.PUT('/sites/{id}', { params: { path: { id } }, body: { name: 'Tay Estuary' } });

const page = await api.GET('/sites', { params: { query: { count: true, top: 1, skip: 1, orderBy: 'name' } } });

const sent = await api.POST('/images/thumbnail', {
  body: { id, type: '2', isRemoving: 'false', file: new Blob([readFileSync(picture)], { type: 'image/jpeg' }) },
  bodySerializer: (fields) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    return form;
  },
});
const pictured = await api.GET('/sites/{id}', { params: { path: { id } } });

const refused = await api.GET('/sites/{id}', { params: { path: { id: 'nowhere-7k2m4q' } } });
// @ts-expect-error -- a site has a name
const invalid = await api.POST('/sites', { body: { label: 'Tay Valley' } });
// @ts-expect-error -- there is no such call
const unknown = await api.GET('/nowhere');

console.log(
  JSON.stringify({
    role: me.data?.roleId,
    created: created.data?.name,
    updated: updated.data?.name,
    page: page.data?.map(({ name }) => name),
    pagination: page.response.headers.get('x-pagination'),
    sent: sent.response.status,
    thumbnail: pictured.data?.thumbnail,
    refused: refused.error?.message,
    invalid: invalid.error?.issues?.map(({ path }) => path),
    unknown: unknown.response.status,
  }),
);
