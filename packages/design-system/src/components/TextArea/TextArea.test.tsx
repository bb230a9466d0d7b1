import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Field } from '../Field/index.js';
import { TextArea } from './index.js';

describe('TextArea', () => {
  it('counts line breaks and letters against its maximum', async () => {
    render(
      <Field label="Description">
        <TextArea maxLength={999} />
      </Field>,
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Description' }), 'Bands 1{Enter}to 14');
    expect(screen.getByText('13 / 999')).toBeInTheDocument();
  });

  it('counts against 500 without a maximum', () => {
    render(<TextArea aria-label="Description" />);
    expect(screen.getByText('0 / 500')).toBeInTheDocument();
  });
});
