import { DataList, Section, UsageMeter } from '@inspection-studio/design-system';
import { formatLicenceData, type Licence } from '@inspection-studio/domain/companies';
import { formatBytes } from '@inspection-studio/domain/units';
import * as styles from './AccountPage.css.ts';
import { LicencePeriodBar } from './LicencePeriodBar.tsx';
import { seatsDetail, usageDetail } from './usage-detail.ts';

/** Period, users, data and supplementary data of a licence; red when an allowance is used up. */
export function LicenceUsage({ licence }: { licence: Licence }) {
  const { seatsUsed, seatsAllowed, dataUsed, dataAllowed, dataType, supplementaryUsed, supplementaryAllowed } = licence;
  const data = (amount: number) => formatLicenceData(amount, dataType);
  return (
    <Section title="Licence">
      <DataList as="div">
        <div className={styles.row}>
          <LicencePeriodBar licence={licence} />
        </div>
        <div className={styles.row}>
          <UsageMeter
            label="Users"
            value={seatsUsed}
            max={seatsAllowed}
            valueText={seatsUsed.toLocaleString('en')}
            maxText={`of ${seatsAllowed.toLocaleString('en')}`}
            detail={seatsDetail(licence)}
          />
        </div>
        <div className={styles.row}>
          <UsageMeter
            label="Data usage"
            value={dataUsed}
            max={dataAllowed}
            valueText={data(dataUsed)}
            maxText={`of ${data(dataAllowed)}`}
            detail={usageDetail(dataUsed, dataAllowed, data)}
          />
        </div>
        <div className={styles.row}>
          <UsageMeter
            label="Supplementary usage"
            value={supplementaryUsed}
            max={supplementaryAllowed}
            valueText={formatBytes(supplementaryUsed)}
            maxText={`of ${formatBytes(supplementaryAllowed)}`}
            detail={usageDetail(supplementaryUsed, supplementaryAllowed, formatBytes)}
          />
        </div>
      </DataList>
    </Section>
  );
}
