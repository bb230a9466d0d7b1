/** What the terminal shows with a setup link. */
export const setupNotice = (link: string): string =>
  `There is no company yet. Open this link to set one up; it works once, for 24 hours:\n  ${link}`;
