import { useState } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { wear } from '../../testing/conformance/look.js';
import { setStage, type Stage } from '../../testing/conformance/stage.js';
import { Button } from '../Button/index.js';
import { ButtonRow } from './index.js';

let stage: Stage | undefined;
beforeAll(() => wear('light'));
afterEach(() => stage?.clear());

function Saving({ saved }: { saved: Promise<void> }) {
  const [isPending, setIsPending] = useState(false);
  const save = () => {
    setIsPending(true);
    void saved.then(() => setIsPending(false));
  };
  return (
    <ButtonRow pending={isPending}>
      <Button>Cancel</Button>
      <Button onClick={save}>Save</Button>
    </ButtonRow>
  );
}

it('keeps focus in the row while pending, and returns it to the pressed button', async () => {
  const { promise: saved, resolve: finishSaving } = Promise.withResolvers<void>();
  stage = setStage(<Saving saved={saved} />);
  await userEvent.click([...document.querySelectorAll('button')].find((button) => button.textContent === 'Save')!);
  const spinner = document.querySelector('[role="status"]')!.parentElement!;
  await expect.poll(() => document.activeElement).toBe(spinner);
  finishSaving();
  await expect.poll(() => document.activeElement?.textContent).toBe('Save');
});
