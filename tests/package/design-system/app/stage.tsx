import { ThemeProvider } from '@inspection-studio/design-system';
import { Fragment, type ReactElement } from 'react';
import type { Subject } from '../../../../packages/design-system/src/testing/conformance/subject.js';

/** A subject in the providers and parents it needs. */
export function staged({ wrapper: Wrapper = Fragment }: Subject, element: ReactElement): ReactElement {
  return (
    <ThemeProvider>
      <Wrapper>{element}</Wrapper>
    </ThemeProvider>
  );
}

/** Server and browser count their ids alike. */
export const identifierPrefixOf = ({ name }: Subject) => `${name}-`;

/** Runs something and gives what it wrote to the console, complaints of React among it. */
export async function complaintsOf(action: () => void | Promise<void>): Promise<string[]> {
  const complaints: string[] = [];
  const { error, warn } = console;
  console.error = (...words: unknown[]) => complaints.push(words.map(String).join(' '));
  console.warn = console.error;
  try {
    await action();
  } catch (thrown) {
    complaints.push(String(thrown));
  } finally {
    console.error = error;
    console.warn = warn;
  }
  return complaints;
}
