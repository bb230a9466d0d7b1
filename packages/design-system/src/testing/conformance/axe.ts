import axe from 'axe-core';
import { tellForcedTextColour } from '../forced-text-colour.js';
import type { Control } from './controls.js';

/** About whole pages: a part has no landmarks, no heading of a page. */
const NOT_FOR_PARTS = ['region', 'page-has-heading-one', 'landmark-one-main', 'bypass'];

tellForcedTextColour();

/** What axe finds wrong, a line each. */
export async function axeFindings(parts: readonly Element[]): Promise<string[]> {
  const { violations } = await axe.run(
    { include: [...parts] },
    { resultTypes: ['violations'], rules: Object.fromEntries(NOT_FOR_PARTS.map((id) => [id, { enabled: false }])) },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}

/** Controls without words on them that no one has named. */
export function namelessControls(controls: readonly Control[]): Control[] {
  axe.setup(document.body);
  try {
    return controls.filter((control) => axe.commons.text.accessibleText(control).trim() === '');
  } finally {
    axe.teardown();
  }
}
