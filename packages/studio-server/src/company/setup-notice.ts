/** What the terminal shows with a setup link. */
export const setupNotice = (link: string): string =>
  `Your company does not exist yet. Open this link to set it up; it works once, for 24 hours:\n  ${link}`;
