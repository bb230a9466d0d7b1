/**
 * Prefixes with which browsers refuse a cookie that is not `Secure`, or that another host of the domain sets: `__Host-`
 * for the path `/`, `__Secure-` for others.
 */
const prefixes = (publicUrl: string) =>
  publicUrl.startsWith('https:') ? { host: '__Host-', secure: '__Secure-' } : { host: '', secure: '' };

/** Returns the names of the provider's cookies, with prefixes over https. @param publicUrl public origin of the server */
export function providerCookies(publicUrl: string): { session: string; interaction: string; resume: string } {
  const { host, secure } = prefixes(publicUrl);
  return {
    session: `${host}_session`,
    interaction: `${secure}_interaction`,
    resume: `${secure}_interaction_resume`,
  };
}

/** Returns the name of the cookie that marks a browser in which somebody has signed in before. */
export const deviceCookie = (publicUrl: string): string => `${prefixes(publicUrl).secure}studio_device`;
