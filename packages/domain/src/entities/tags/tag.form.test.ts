import { expect, it } from 'vitest';
import { newTagForm } from './tag.form.ts';

it('a new tag has no name', () => expect(newTagForm()).toEqual({ name: '' }));
