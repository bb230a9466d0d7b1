import { Controls, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import type { Guide } from '../../packages/design-system/src/testing/guide.ts';

/** `[Select]` in a sentence is the name of another component; what stands in backticks is code. */
function Sentence({ children }: { children: string }) {
  return children.split(/\[(\w+)\]|`([^`]+)`/).map((part, index) => {
    if (part === undefined) return null;
    return index % 3 === 0 ? part : <code key={index}>{part}</code>;
  });
}

function Sentences({ heading, children }: { heading: string; children: readonly string[] }) {
  if (children.length === 0) return null;
  return (
    <>
      <h3>{heading}</h3>
      <ul>
        {children.map((sentence) => (
          <li key={sentence}>
            <Sentence>{sentence}</Sentence>
          </li>
        ))}
      </ul>
    </>
  );
}

function Keyboard({ keys }: { keys: Guide['keyboard'] }) {
  return (
    <>
      <h3>Keyboard</h3>
      {keys.length === 0 ? (
        <p>Takes no focus.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">Key</th>
              <th scope="col">What it does</th>
            </tr>
          </thead>
          <tbody>
            {keys.map(([key, does]) => (
              <tr key={key + does}>
                <th scope="row">
                  <kbd>{key}</kbd>
                </th>
                <td>
                  <Sentence>{does}</Sentence>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

/** The page of a component: what it is for, its props, keys, notes on accessibility, weight, and every story. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide = preparedMeta.parameters['guide'] as Guide | undefined;
  return (
    <>
      <Title />
      <Description />
      <Primary />
      {guide && (
        <>
          <Sentences heading="When to use it">{guide.when}</Sentences>
          <Sentences heading="When not to">{guide.whenNot}</Sentences>
        </>
      )}
      <h3>Props</h3>
      <Controls />
      {guide && (
        <>
          <Keyboard keys={guide.keyboard} />
          <Sentences heading="Accessibility">{guide.accessibility}</Sentences>
        </>
      )}
      <Stories includePrimary={false} />
    </>
  );
}
