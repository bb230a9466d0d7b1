import { afterEach, beforeAll, expect, it } from 'vitest';
import { wear } from '../../testing/conformance/look.js';
import { setStage, type Stage } from '../../testing/conformance/stage.js';
import { SwatchLabel } from './index.js';

let stage: Stage | undefined;
beforeAll(() => wear('light'));
afterEach(() => stage?.clear());

it.each([
  ['an archived category', { colour: '#8a3b12', marker: { letters: 'AI', label: 'found by a model' } }],
  ['an archived severity', { colour: '#d62828' }],
  ['an archived tag', {}],
])('%s is struck through', (_case, props) => {
  stage = setStage(
    <SwatchLabel {...props} archived>
      Crack
    </SwatchLabel>,
  );
  const words = [...document.querySelectorAll('span')].find((span) => span.textContent === 'Crack')!;
  expect(getComputedStyle(words).textDecorationLine).toBe('line-through');
});

it('one in use is not', () => {
  stage = setStage(<SwatchLabel>Crack</SwatchLabel>);
  const words = [...document.querySelectorAll('span')].findLast((span) => span.textContent === 'Crack')!;
  expect(getComputedStyle(words).textDecorationLine).toBe('none');
});
