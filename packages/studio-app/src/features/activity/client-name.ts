const BROWSERS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\b(?:iPhone|iPad)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const find = (names: typeof BROWSERS, text: string) => names.find(([pattern]) => pattern.test(text))?.[1];

/**
 * Returns the program that a `User-Agent` header names: 'Firefox on Windows', 'curl', or 'Unknown client'. Commands on the
 * server are their own name: 'npm run company -- licence'.
 */
export function clientName(userAgent: string): string {
  if (userAgent.startsWith('npm run ')) return userAgent;
  const browser = find(BROWSERS, userAgent);
  const system = find(SYSTEMS, userAgent);
  if (browser) return system ? `${browser} on ${system}` : browser;
  return /^[\w.-]{1,40}(?=\/|$)/.exec(userAgent)?.[0] ?? 'Unknown client';
}
