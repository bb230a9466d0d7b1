import {
  Avatar,
  Banner,
  Heading,
  Inline,
  Skeleton,
  Stack,
  TitleBlock,
  VisuallyHidden,
} from '@inspection-studio/design-system';
import { type Company, isOverUsed, licenceState } from '@inspection-studio/domain/companies';
import { formatLongDate } from '@inspection-studio/domain/dates';
import { PRODUCT_ERRORS } from '@inspection-studio/domain/errors';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSend } from '../../api/index.ts';
import { companyQuery } from '../../data/index.ts';
import { link } from '../../widgets/link.css.ts';
import { QueryError } from '../../widgets/QueryError.tsx';
import * as styles from './AccountPage.css.ts';
import { LicenceUsage } from './LicenceUsage.tsx';
import { SignInSection } from './SignInSection.tsx';
import { websiteUrl } from './website-url.ts';

/** Company account and licence. */
export function AccountPage() {
  const query = useQuery(companyQuery(useSend()));
  if (query.data) return <Account company={query.data} />;
  if (query.isError) {
    return <QueryError query={query} />;
  }
  return (
    <Stack columns="sideStart" gap={8} aria-busy="true">
      <Skeleton shape="block" height={320} />
      <Skeleton shape="block" height={600} />
    </Stack>
  );
}

function Account({ company }: { company: Company }) {
  const { name, address, website, created, licence } = company;
  return (
    <Stack columns="sideStart" gap={8}>
      <Stack>
        <Inline gap={4}>
          <Avatar className={styles.mark} name={name} size="large" decorative />
          <Heading level={1}>{name}</Heading>
        </Inline>
        <TitleBlock
          items={[
            { label: 'Created', value: <time dateTime={created}>{formatLongDate(created)}</time> },
            { label: 'Billing', value: licence.frequency },
            { label: 'Address', value: address, wide: true },
            { label: 'Website', value: website && <Website text={website} />, wide: true },
          ]}
        />
        <LicenceBanners company={company} />
      </Stack>
      <Stack gap={8}>
        <LicenceUsage licence={licence} />
        <SignInSection />
      </Stack>
    </Stack>
  );
}

/** Opens in a new tab. A text that is no web address is only a text. */
function Website({ text }: { text: string }) {
  const url = websiteUrl(text);
  if (url === null) return <span>{text}</span>;
  return (
    <a className={link} href={url} target="_blank" rel="noopener">
      <span>{text}</span>
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}

/** Banner for an exceeded or expired licence. */
function LicenceBanners({ company: { licence } }: { company: Company }) {
  const [now] = useState(() => new Date());
  const state = licenceState(licence, now);
  return (
    <>
      {state !== 'valid' && (
        <Banner kind="failed" title={PRODUCT_ERRORS[state === 'expired' ? 7 : 6].message}>
          Changes are refused.
        </Banner>
      )}
      {isOverUsed(licence.dataUsed, licence.dataAllowed) && (
        <Banner kind="failed" title={PRODUCT_ERRORS[1].message}>
          Uploads that add data are refused.
        </Banner>
      )}
    </>
  );
}
