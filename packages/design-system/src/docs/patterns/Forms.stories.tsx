import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState, type FormEvent } from 'react';
import { expect } from 'storybook/test';
import { Banner, Button, ButtonRow, Checkbox, Field, TextArea, TextField } from '../../index.js';

const TAKEN = 'Mill Bridge';
const errorOf = (name: string) => (name.trim() === '' ? 'Name is required' : undefined);

/** A form as every form is: errors after touch or submit, one row of buttons, the server's refusal above them. */
function SiteForm() {
  const [name, setName] = useState('');
  const [state, setState] = useState<'idle' | 'pending' | 'refused' | 'saved'>('idle');
  const [isSubmitted, setSubmitted] = useState(false);
  const nameRef = useRef<HTMLInputElement>(null);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (errorOf(name) !== undefined) return nameRef.current?.focus();
    setState('pending');
    setTimeout(() => setState(name === TAKEN ? 'refused' : 'saved'), 300);
  };
  return (
    <form noValidate onSubmit={save} style={{ display: 'grid', gap: 16, maxWidth: '28rem' }}>
      <Field
        label="Name"
        required
        hint="As it stands on the drawing"
        error={errorOf(name)}
        {...(isSubmitted && { touched: true })}
      >
        <TextField ref={nameRef} maxLength={30} value={name} onValueChange={setName} />
      </Field>
      <Field label="Description">
        <TextArea maxLength={500} />
      </Field>
      <Checkbox>Notify the people involved</Checkbox>
      {state === 'refused' && <Banner kind="failed">This name is taken already.</Banner>}
      {state === 'saved' && <Banner kind="completed">Saved.</Banner>}
      <ButtonRow pending={state === 'pending'}>
        <Button type="button">Cancel</Button>
        <Button type="submit" variant="primary">
          Save
        </Button>
      </ButtonRow>
    </form>
  );
}

const meta = { title: 'Patterns/Forms', component: SiteForm, tags: ['!autodocs'] } satisfies Meta<typeof SiteForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {};

export const AFailedSubmitGoesToTheFirstError: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const name = canvas.getByRole('textbox', { name: /^Name/ });
    await expect(name).toHaveFocus();
    await expect(name).toBeInvalid();
    await expect(canvas.getByText('Name is required')).toBeVisible();
  },
};

export const ARefusalLosesNothing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), `${TAKEN}{Enter}`);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This name is taken already.');
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveValue(TAKEN);
  },
};
