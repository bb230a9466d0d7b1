/**
 * Address of an inspection in the cloud application.
 *
 * @param base the application's own address
 * @param email of the person who opens it
 */
export function launchUrl(base: string, inspectionId: string, email: string): string {
  const url = new URL(`${base.replace(/\/+$/, '')}/inspections/${encodeURIComponent(inspectionId)}`);
  url.searchParams.set('email', email);
  return url.href;
}
