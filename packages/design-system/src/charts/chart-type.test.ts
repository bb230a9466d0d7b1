import { expect, it } from 'vitest';
import { CHART_TYPES } from './chart-type.js';

it.each([
  ['ENUM-145', 'pie'],
  ['ENUM-146', 'bar'],
])("%s Chart type has '%s'.", (_id, type) => expect(CHART_TYPES).toContain(type));

it('There are two chart types', () => expect(CHART_TYPES).toHaveLength(2));
