import { CreateTile, Section, Stack, Text, TileGrid } from '@inspection-studio/design-system';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import * as styles from './NextSteps.css.ts';

const STEPS = [
  { to: paths.createSite(), title: 'Create a site', text: 'A place with bridges, tanks or towers' },
  { to: paths.inviteUsers(), title: 'Invite people', text: 'Colleagues who fly, upload or review' },
  { to: paths.createInspection(), title: 'Upload an inspection', text: 'Images of an asset from one day' },
];

/** What to do first in a company without a site. */
export default function NextSteps() {
  return (
    <Section title="Next steps">
      <TileGrid columns={[3, 3, 3]} aria-label="Next steps">
        {STEPS.map(({ to, title, text }) => (
          <CreateTile key={to} asChild className={styles.step}>
            <Link to={to}>
              <Stack asChild gap={1}>
                <span>
                  <span>{title}</span>{' '}
                  <Text size="caption" tone="secondary">
                    {text}
                  </Text>
                </span>
              </Stack>
            </Link>
          </CreateTile>
        ))}
      </TileGrid>
    </Section>
  );
}
