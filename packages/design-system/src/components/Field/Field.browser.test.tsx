import { afterEach, describe, expect, it } from 'vitest';
import { wear } from '../../testing/conformance/look.js';
import { setStage, type Stage } from '../../testing/conformance/stage.js';
import { TextField } from '../TextField/index.js';
import { Field } from './index.js';

let stage: Stage | undefined;
afterEach(() => stage?.clear());

/** Returns a colour as the browser serialises it. */
function resolved(colour: string): string {
  const probe = document.createElement('span');
  probe.style.color = colour;
  document.body.append(probe);
  const written = getComputedStyle(probe).color;
  probe.remove();
  return written;
}

describe.each(['light', 'dark'] as const)('Field in the %s theme', (look) => {
  const find = (words: string) => {
    const all = [...document.querySelectorAll('span, p')].filter((element) => element.textContent === words);
    return getComputedStyle(all.at(-1)!).color;
  };

  it('a required label gets an asterisk in the error red', async () => {
    await wear(look);
    stage = setStage(
      <Field label="Name" required>
        <TextField />
      </Field>,
    );
    expect(find('*')).toBe(resolved('var(--ds-color-text-danger)'));
    expect(find('Name')).not.toBe(resolved('var(--ds-color-text-danger)'));
  });

  it('an error appears in red, under the field', async () => {
    await wear(look);
    stage = setStage(
      <Field label="Name" error="Required" touched>
        <TextField />
      </Field>,
    );
    expect(find('Required')).toBe(resolved('var(--ds-color-text-danger)'));
    const [box, error] = ['input', 'p'].map((element) => document.querySelector(element)!.getBoundingClientRect());
    expect(error!.top).toBeGreaterThanOrEqual(box!.bottom);
  });
});

it('the error red is red', async () => {
  await wear('light');
  const [red, green, blue] = toRgb('var(--ds-color-text-danger)');
  expect(red).toBeGreaterThan(150);
  expect(Math.max(green!, blue!)).toBeLessThan(80);
});

/** Returns red, green and blue, each from 0 to 255. */
function toRgb(colour: string): number[] {
  const context = document.createElement('canvas').getContext('2d')!;
  context.fillStyle = resolved(colour);
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
}
