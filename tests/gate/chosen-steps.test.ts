import { describe, expect, it } from 'vitest';
import { chosenSteps } from '../../scripts/lib/testing/chosen-steps.mjs';

const namesOf = async (...args: string[]) => (await chosenSteps(args)).map(({ name }) => name);

describe('npm test runs the steps that its arguments name', () => {
  it.each([
    ['one', ['unit'], ['unit']],
    ['several, in the order of a whole run', ['generators', 'format'], ['format', 'generators']],
    ['photos, with their folders', ['photos', '/photos/bridge', '/photos/tower'], ['photos']],
  ])('%s', async (_case, args, names) => expect(await namesOf(...args)).toEqual(names));

  it('all of them without arguments', async () =>
    expect(await namesOf()).toEqual(expect.arrayContaining(['install', 'unit', 'visual', 'services'])));

  it.each([
    ['a name that no step has', ['unit', 'nonsense'], 'There is no test step nonsense.'],
    ['photos without a folder', ['photos'], 'Name a folder of photos: npm run test:photos -- <folder>'],
  ])('none for %s', async (_case, args, message) => {
    await expect(chosenSteps(args)).rejects.toThrow(message);
  });
});
