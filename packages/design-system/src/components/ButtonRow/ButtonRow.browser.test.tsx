import { useState } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { wear } from '../../testing/conformance/look.js';
import { setStage, type Stage } from '../../testing/conformance/stage.js';
import { Button } from '../Button/index.js';
import { ButtonRow } from './index.js';

let stage: Stage | undefined;
const SAVING_MS = 500;
beforeAll(() => wear('light'));
afterEach(() => stage?.clear());

function Saving() {
  const [isPending, setIsPending] = useState(false);
  const save = () => {
    setIsPending(true);
    setTimeout(() => setIsPending(false), SAVING_MS);
  };
  return (
    <ButtonRow pending={isPending}>
      <Button>Cancel</Button>
      <Button onClick={save}>Save</Button>
    </ButtonRow>
  );
}

it('keeps focus in the row while pending, and returns it to the pressed button', async () => {
  stage = setStage(<Saving />);
  await userEvent.click([...document.querySelectorAll('button')].find((button) => button.textContent === 'Save')!);
  const spinner = document.querySelector('[role="status"]')!.parentElement!;
  await expect.poll(() => document.activeElement).toBe(spinner);
  await expect.poll(() => document.activeElement?.textContent).toBe('Save');
});
