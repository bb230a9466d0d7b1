import { Controls, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import sizes from '../../packages/design-system/sizes.json';
import type { Guide } from '../../packages/design-system/src/testing/guide.ts';
import { kilobytes } from './kilobytes.ts';

const bundleSizes: Record<string, { js: number; css: number } | undefined> = sizes.components;

/** `[Select]` in a sentence links to another component; text in backticks is code. */
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

function BundleSize({ name }: { name: string }) {
  const size = bundleSizes[name];
  if (size === undefined) return null;
  return (
    <>
      <h3>Bundle size</h3>
      <p>
        {kilobytes(size.js)} of JavaScript and {kilobytes(size.css)} of CSS, minified and gzipped, with all it needs
        beyond React. What several components need is counted once in your bundle.
      </p>
    </>
  );
}

/** The page of a component: what it is for, its props, keys, notes on accessibility, bundle size, and every story. */
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
      <BundleSize name={preparedMeta.title.split('/').at(-1) ?? ''} />
      <Stories includePrimary={false} />
    </>
  );
}
