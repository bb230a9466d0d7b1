import type { EmulatedMedia } from './modes.ts';

/** A condition that always holds. */
const TRUE = '(min-width: 0px)';
const written = new WeakMap<CSSMediaRule, string>();

/**
 * A media query as it reads when the wish is granted; what is not wished for stays a question to the system.
 *
 * `(pointer: coarse)` becomes a condition that holds, `print` becomes every medium, `screen` none.
 */
export function granted(query: string, wish: EmulatedMedia): string {
  let answered = query;
  if (wish.forcedColors) answered = answered.replaceAll('(forced-colors: active)', TRUE);
  if (wish.contrast) answered = answered.replaceAll('(prefers-contrast: more)', TRUE);
  if (wish.reducedMotion) answered = answered.replaceAll('(prefers-reduced-motion: reduce)', TRUE);
  if (wish.pointer)
    answered = answered.replaceAll('(pointer: coarse)', TRUE).replaceAll('(hover: hover)', `(not ${TRUE})`);
  if (wish.medium) answered = answered.replaceAll(/\bscreen\b/g, 'not all').replaceAll(/\bprint\b/g, 'all');
  return answered;
}

function grant(rules: CSSRuleList, wish: EmulatedMedia): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const own = written.get(rule) ?? rule.media.mediaText;
      written.set(rule, own);
      const wanted = granted(own, wish);
      if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted;
    }
    if (rule instanceof CSSGroupingRule) grant(rule.cssRules, wish);
  }
}

/**
 * Shows what the stylesheets of this page say about screens and people a page cannot turn itself into, by answering
 * the conditions of their media rules. `matchMedia`, which scripts ask, keeps telling the truth.
 */
export function emulateMedia(wish: EmulatedMedia): void {
  for (const sheet of document.styleSheets) grant(sheet.cssRules, wish);
}
