import { getParser } from 'bowser';

/** Device and browser of a sign-in, for people. */
export interface ClientLabel {
  device: string;
  browser: string;
}

const USER_AGENT_MAX_LENGTH = 512;
const LABEL_MAX_LENGTH = 60;

const labelOf = (...parts: (string | undefined)[]): string =>
  parts
    .filter(Boolean)
    .join(' ')
    .replace(/\p{C}+/gu, '')
    .slice(0, LABEL_MAX_LENGTH);

/** Describes the device and browser of a `User-Agent` header, without exact versions: "Windows", "Firefox 140". */
export function clientLabelOf(userAgent: string): ClientLabel {
  const text = userAgent.slice(0, USER_AGENT_MAX_LENGTH);
  if (text.trim() === '') return { device: 'Unknown device', browser: 'Unknown browser' };
  const { os, platform, browser } = getParser(text).getResult();
  const system = os.name || 'Unknown device';
  return {
    device:
      platform.type === 'mobile' || platform.type === 'tablet' ? labelOf(platform.model || system) : labelOf(system),
    browser: labelOf(browser.name || 'Unknown browser', browser.version?.split('.', 1)[0]),
  };
}
