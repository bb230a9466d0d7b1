import type { FastifyRequest } from 'fastify';
import { errors } from 'oidc-provider';
import type { ProviderPages } from './mount-provider.ts';
import { sendPage } from './pages/serve-page.ts';
import { signInPage } from './pages/sign-in-page.ts';
import type { PeopleDirectory } from './person.ts';

/** Number of people on a page of the list. */
export const PEOPLE_PER_PAGE = 50;
const FILTER_MAX_LENGTH = 100;

type DemoRequest = FastifyRequest<{
  Params: { uid: string };
  Querystring: { filter?: string; page?: string };
  Body: { person?: string } | undefined;
}>;

/**
 * Pages of the demo: the list of people to sign in as, without a password.
 *
 * @param hasDemoBanner whether to warn that others can reach it
 */
export const demoPages =
  (people: PeopleDirectory, hasDemoBanner = false): ProviderPages =>
  (scope, tools) => {
    scope.get('/interaction/:uid', async (request: DemoRequest, reply) => {
      await tools.checkInteraction(request, reply);
      const filter = String(request.query.filter ?? '')
        .trim()
        .slice(0, FILTER_MAX_LENGTH);
      const asked = Math.trunc(Number(request.query.page)) || 1;
      const list = (number: number) =>
        people.list({ filter, offset: (number - 1) * PEOPLE_PER_PAGE, limit: PEOPLE_PER_PAGE });
      const first = await list(1);
      const number = Math.min(Math.max(1, asked), Math.max(1, Math.ceil(first.count / PEOPLE_PER_PAGE)));
      const listed = number === 1 ? first : await list(number);
      const action = request.url.split('?', 1)[0]!;
      return sendPage(
        reply,
        200,
        signInPage({ action, filter, page: number, pageSize: PEOPLE_PER_PAGE, hasDemoBanner, ...listed }),
      );
    });

    scope.post('/interaction/:uid', async (request: DemoRequest, reply) => {
      await tools.checkInteraction(request, reply);
      const person = await people.find(request.body?.person ?? '');
      if (!person) throw new errors.InvalidRequest('nobody was chosen, or the person no longer exists');
      return tools.finish(request, reply, person.id);
    });
  };
