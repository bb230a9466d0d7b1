import { expect, it } from 'vitest';
import { newLayoutForm } from './layout.form.ts';

it('a new layout has no name', () => expect(newLayoutForm()).toEqual({ name: '' }));
