import { userEvent } from 'vitest/browser';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { wear } from '../../testing/conformance/look.js';
import { setStage, type Stage } from '../../testing/conformance/stage.js';
import { SuggestionField } from './index.js';

let stage: Stage | undefined;
beforeAll(() => wear('light'));
afterEach(() => stage?.clear());

it('the list of suggestions has z-index 2000', async () => {
  stage = setStage(<SuggestionField aria-label="Site" items={[{ value: 'tay', label: 'Tay Valley' }]} />);
  await userEvent.click(document.querySelector('input')!);
  const layers: string[] = [];
  for (let element = document.querySelector('[role="option"]'); element; element = element.parentElement) {
    layers.push(getComputedStyle(element).zIndex);
  }
  expect(layers).toContain('2000');
});

it('a click on the caret opens the list', async () => {
  stage = setStage(<SuggestionField aria-label="Site" items={[{ value: 'tay', label: 'Tay Valley' }]} />);
  const input = document.querySelector('input')!;
  const { width, height } = input.getBoundingClientRect();
  await userEvent.click(input, { position: { x: width - 18, y: height / 2 } });
  expect(document.querySelector('[role="option"]')).not.toBeNull();
});
