import { join } from 'node:path';
import nodePlop from 'node-plop';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/lib/node.mjs';

const plop = await nodePlop(join(root, 'plopfile.mjs'));

describe('npm run new refuses names in another spelling, or in use', () => {
  it.each([
    ['component', 'FlightCard', true],
    ['component', 'flight-card', 'Write the name in PascalCase, such as FlightCard.'],
    ['component', 'Breadcrumb', 'Choose another name: packages/design-system/src/index.ts already has Breadcrumb.'],
    ['component', 'MapPin', 'Choose another name: packages/design-system/src/map.ts already has MapPin.'],
    // A word of a comment.
    ['component', 'Layout', true],
    ['call', 'flight-log', true],
    ['call', 'FlightLog', 'Write the name in kebab-case, such as flight-log.'],
    ['call', 'site', 'Choose another name: packages/domain/src/calls.ts already has siteReads.'],
    ['call', 'companies', 'Choose another name: packages/domain/src/calls.ts already has calls/companies.'],
    ['route', 'flight-log', true],
    ['route', 'flight--log', 'Write the name in kebab-case, such as flight-log.'],
    ['route', 'tags', 'Choose another name: packages/studio-app/src/paths.ts already has tags:.'],
    ['feature', 'flight-log', true],
    ['feature', '', 'Write the name in kebab-case, such as flight-log.'],
  ])('%s %s: %s', async (kind, name, answer) => {
    const [{ validate }] = plop.getGenerator(kind).prompts as [{ validate: (name: string) => true | string }];
    expect(validate(name)).toBe(answer);
  });
});
