/** Returns the address of a company's website, `https:` by default, or null for a text that is no web address. */
export function websiteUrl(text: string): string | null {
  const website = text.trim();
  // A number after the colon is a port.
  const url = URL.parse(/^[a-z][a-z\d+.-]*:(?!\d)/i.test(website) ? website : `https://${website}`);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return isWeb && url.hostname.includes('.') && url.username === '' ? url.href : null;
}
