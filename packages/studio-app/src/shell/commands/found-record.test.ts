import { describe, expect, it } from 'vitest';
import { assetRecord, inspectionRecord, libraryRecord, siteRecord, userRecord } from './found-record.ts';

const reference = (name: string) => ({ id: name, name, thumbnail: null });
const site = reference('Forth Estuary');
const asset = reference('Kinnaird Viaduct');

describe('the path of a record is the breadcrumb of its page', () => {
  it.each([
    ['a site', siteRecord(site), ['Home']],
    ['an asset', assetRecord({ ...asset, type: 'Bridge', site }), ['Home', 'Forth Estuary']],
    [
      'an inspection',
      inspectionRecord({ id: 'i', name: 'Spring', site, asset }),
      ['Home', 'Forth Estuary', 'Kinnaird Viaduct'],
    ],
    [
      'an inspection without its site',
      inspectionRecord({ id: 'i', name: 'Spring', asset }),
      ['Home', 'Kinnaird Viaduct'],
    ],
    ['a person', userRecord({ id: 'u', name: 'Ada', email: '', thumbnail: null }), ['Company', 'Users']],
    [
      'a preset',
      libraryRecord('preset', 'Category presets')({ id: 'p', name: 'Steel' }),
      ['Library', 'Category presets'],
    ],
    ['a tag', libraryRecord('tag', 'Tags')({ id: 't', name: 'Urgent', isArchived: false }), ['Library', 'Tags']],
    [
      'an archived tag',
      libraryRecord('tag', 'Tags')({ id: 't', name: 'Old', isArchived: true }),
      ['Library', 'Tags', 'Archived'],
    ],
  ])('%s', (_case, { path }, expected) => expect(path).toEqual(expected));
});

it('someone who was invited is called by their e-mail address', () =>
  expect(userRecord({ id: 'u', name: ' ', email: 'ada@demo.example', thumbnail: null })).toMatchObject({
    name: 'ada@demo.example',
    keywords: 'ada@demo.example',
  }));
