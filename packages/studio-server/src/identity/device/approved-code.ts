import { type KoaContextWithOIDC, Provider } from 'oidc-provider';

const approvals = new WeakMap<KoaContextWithOIDC, () => Promise<void>>();

/**
 * Puts off storing that a person allowed a device, until the request has stored the session that the code belongs to. The
 * provider stores them the other way round, and refuses a terminal that polls in between for good.
 *
 * @returns false outside of a request, where nothing is put off
 */
export function putOffApproval(save: () => Promise<void>): boolean {
  const { ctx } = Provider;
  if (!ctx) return false;
  approvals.set(ctx, save);
  return true;
}

/** Stores what requests put off, at their end. A request whose session cannot be stored throws, and allows nothing. */
export function storeApprovals(provider: Provider): void {
  provider.use(async (ctx, next) => {
    await next();
    await approvals.get(ctx as KoaContextWithOIDC)?.();
  });
}
