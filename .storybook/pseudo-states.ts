const PSEUDO_CLASS = /:(hover|active|focus-visible)/g;

function expose(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !rule.selectorText.includes('.pseudo-')) {
      const shown = rule.selectorText.replace(PSEUDO_CLASS, '.pseudo-$1');
      if (shown !== rule.selectorText) rule.selectorText = `${rule.selectorText}, ${shown}`;
    } else if (rule instanceof CSSGroupingRule) {
      expose(rule.cssRules);
    }
  }
}

/**
 * Lets a story show a state nobody can hold still for a picture: `className="pseudo-hover"`, `pseudo-active`,
 * `pseudo-focus-visible` draw what `:hover`, `:active`, `:focus-visible` draw.
 */
export function exposePseudoStates(): void {
  for (const sheet of document.styleSheets) expose(sheet.cssRules);
}
