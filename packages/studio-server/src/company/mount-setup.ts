import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../database/open-database.ts';
import { isUniqueViolation } from '../database/transaction.ts';
import { PROVIDER_PATH } from '../identity/api-scopes.ts';
import { sourceOf } from '../identity/event-source.ts';
import { isForeignForm } from '../identity/foreign-form.ts';
import { PAGE_POLICY, readForms, sendPage, servePageAssets } from '../identity/pages/serve-page.ts';
import { setupCompanyPage, setupElsewherePage, setupEndedPage, setupPersonPage } from '../identity/pages/setup-page.ts';
import { createFirstCompany, opensSetup, SETUP_PATH } from './first-company.ts';
import { type SetupInput, setupStep } from './setup-form.ts';

/** What the setup pages need. */
export interface SetupOptions {
  db: Database;
  /** Public origin of the server. */
  publicUrl: string;
  /** Whether a hosted provider signs people in, so that nobody sets a sign-in method here. */
  isHosted: boolean;
}

type SetupRequest = FastifyRequest<{ Params: { token: string }; Body: SetupInput | undefined }>;

/** Mounts the pages at `/idp/setup/<token>` that create the first company. */
export async function mountSetup(app: FastifyInstance, { db, publicUrl, isHosted }: SetupOptions): Promise<void> {
  await app.register(async (scope) => {
    readForms(scope);
    scope.addHook('onRequest', async (_request, reply) => {
      reply.raw.setHeader('content-security-policy', PAGE_POLICY);
      // The address contains the token.
      reply.raw.setHeader('referrer-policy', 'same-origin');
    });
    // The embedded provider serves them already.
    if (isHosted) await scope.register(async (assets) => servePageAssets(assets), { prefix: PROVIDER_PATH });

    const viewOf = (token: string, values: SetupInput) => ({
      action: `${SETUP_PATH}/${token}`,
      hasMethodStep: !isHosted,
      values,
      errors: {},
    });

    scope.get(`${SETUP_PATH}/:token`, async ({ params: { token } }: SetupRequest, reply) =>
      (await opensSetup(db, token))
        ? sendPage(reply, 200, setupCompanyPage(viewOf(token, {})))
        : sendPage(reply, 404, setupEndedPage()),
    );

    scope.post(`${SETUP_PATH}/:token`, async (request: SetupRequest, reply) => {
      const { token } = request.params;
      const input = request.body ?? {};
      // The token already keeps strangers out; this stops pages that someone with the link visits at the same time.
      if (isForeignForm(request.headers, publicUrl)) return sendPage(reply, 403, setupElsewherePage(publicUrl));
      if (!(await opensSetup(db, token))) return sendPage(reply, 404, setupEndedPage());
      const view = viewOf(token, input);
      if ('back' in input) return sendPage(reply, 200, setupCompanyPage(view));
      const next = setupStep(input);
      if (next.step !== 'create') {
        const render = next.step === 'company' ? setupCompanyPage : setupPersonPage;
        const isAnswer = Object.keys(next.errors).length === 0;
        return sendPage(reply, isAnswer ? 200 : 422, render({ ...view, errors: next.errors }));
      }
      const enrolment = await createFirstCompany(db, token, next.company, next.admin, sourceOf(request)).catch(
        (error: unknown) => {
          if (isUniqueViolation(error, 'users_email')) return 'taken';
          throw error;
        },
      );
      if (enrolment === 'taken') {
        const errors = { email: 'A person of the demo company has this e-mail address.' };
        return sendPage(reply, 422, setupPersonPage({ ...view, errors }));
      }
      if (enrolment === null) return sendPage(reply, 404, setupEndedPage());
      return reply
        .header('cache-control', 'no-store')
        .redirect(isHosted ? '/' : `${PROVIDER_PATH}/enrol/${enrolment}`, 303);
    });
  });
}
