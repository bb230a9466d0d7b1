import { Avatar, Banner, Heading, Inline, Skeleton, Stack, TitleBlock } from '@inspection-studio/design-system';
import {
  type Company,
  formatLongDate,
  isOverUsed,
  licenceDataTypeLabel,
  licenceState,
  PRODUCT_ERRORS,
} from '@inspection-studio/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSend } from '../../api/index.ts';
import { companyQuery } from '../../data/index.ts';
import { QueryError } from '../../widgets/QueryError.tsx';
import * as styles from './AccountPage.css.ts';
import { LicenceUsage } from './LicenceUsage.tsx';

/** Company account and licence. @see CO-031..037 */
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
  const { name, created, licence } = company;
  const date = (value: string) => <time dateTime={value}>{formatLongDate(value)}</time>;
  return (
    <Stack columns="sideStart" gap={8}>
      <Stack>
        <Inline gap={4}>
          <Avatar className={styles.mark} name={name} size="large" decorative />
          <Heading level={1}>{name}</Heading>
        </Inline>
        <TitleBlock
          items={[
            { label: 'Name', value: name, wide: true },
            { label: 'Created', value: date(created), wide: true },
            { label: 'Licence start', value: date(licence.start) },
            { label: 'Licence expiry', value: date(licence.expiry) },
            { label: 'Billing', value: licence.frequency },
            { label: 'Data type', value: licenceDataTypeLabel(licence.dataType) },
          ]}
        />
        <LicenceBanners company={company} />
      </Stack>
      <LicenceUsage licence={licence} />
    </Stack>
  );
}

/** Banner for an exceeded or expired licence. @see S02 */
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
