import { Button } from '../../../components/Button/index.js';
import { DataList, DataListItem } from '../../../components/DataList/index.js';
import { Heading } from '../../../components/Heading/index.js';
import { Inline } from '../../../components/Inline/index.js';
import { Section } from '../../../components/Section/index.js';
import { Stack } from '../../../components/Stack/index.js';
import { Text } from '../../../components/Text/index.js';
import type { Subject } from '../subject.js';

/** Parts that place and set words. */
export const layout: readonly Subject[] = [
  {
    name: 'Stack',
    element: (
      <Stack frame="sheet" padding={4}>
        <Button>Edit</Button>
        <Button>Delete</Button>
      </Stack>
    ),
    outer: HTMLDivElement,
  },
  {
    name: 'Inline',
    element: (
      <Inline wrap>
        NorthTowerA
        <Button>Open</Button>
      </Inline>
    ),
    outer: HTMLDivElement,
  },
  {
    name: 'Section',
    element: (
      <Section title="Inspections" count={12} actions={<Button>Create Inspection</Button>}>
        NorthTowerA
      </Section>
    ),
    outer: HTMLElement,
  },
  {
    name: 'Heading',
    element: (
      <Heading level={2} count={12}>
        Inspections
      </Heading>
    ),
    outer: HTMLHeadingElement,
  },
  {
    name: 'Text',
    element: (
      <Text size="caption" tone="secondary">
        412 images
      </Text>
    ),
    outer: HTMLSpanElement,
  },
  {
    name: 'DataList',
    element: (
      <DataList as="dl">
        <DataListItem label="Images">412</DataListItem>
        <DataListItem label="Size">3.2 GB</DataListItem>
      </DataList>
    ),
    outer: HTMLDListElement,
  },
  {
    name: 'DataListItem',
    element: <DataListItem label="Images">412</DataListItem>,
    outer: HTMLDivElement,
    wrapper: ({ children }) => <DataList as="dl">{children}</DataList>,
    partOf: 'DataList',
  },
];
