import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FormStatus } from './FormStatus.tsx';

it('the error of a failed save is announced', () => {
  render(<FormStatus error="This action did not pass validation." />);
  expect(screen.getByRole('status')).toHaveTextContent('This action did not pass validation.');
});

it('without an error, there is nothing to see', () => {
  render(<FormStatus error={null} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
