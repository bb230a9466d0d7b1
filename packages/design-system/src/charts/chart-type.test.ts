import { expect, it } from 'vitest';
import { CHART_TYPES } from './chart-type.js';

it.each([['pie'], ['bar']])("Chart type has '%s'.", (type) => expect(CHART_TYPES).toContain(type));

it('There are two chart types', () => expect(CHART_TYPES).toHaveLength(2));
