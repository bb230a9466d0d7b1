import { Inline, Stack, Text } from '@inspection-studio/design-system';
import { type Licence, licenceState } from '@inspection-studio/domain/companies';
import { calendarDay, formatDay } from '@inspection-studio/domain/dates';
import { useState } from 'react';
import { licencePeriod } from './licence-period.ts';
import * as styles from './LicencePeriodBar.css.ts';

/** Elapsed licence period on a scale of months, and the remaining days. */
export function LicencePeriodBar({ licence }: { licence: Licence }) {
  const [now] = useState(() => new Date());
  const { share, daysLeft, ticks } = licencePeriod(licence, now);
  const state = licenceState(licence, now);
  const percent = (part: number) => `${part * 100}%`;
  return (
    <Stack gap={0}>
      <Inline align="baseline" justify="between" gap={4} rowGap={0} wrap>
        <Text size="table" weight="semibold">
          Licence period
        </Text>
        <span className={styles.figure} data-state={state}>
          <span>{state === 'expired' ? 'Expired' : daysLeft.toLocaleString('en')}</span>{' '}
          <Text size="body" tone="secondary">
            {state !== 'expired' && `${daysLeft === 1 ? 'day' : 'days'} remaining`}
          </Text>
        </span>
      </Inline>
      <div className={styles.scale} aria-hidden="true">
        <div className={styles.line} />
        <div className={styles.passed} style={{ width: percent(share) }} />
        {[0, ...ticks.map((tick) => tick.share), 1].map((at) => (
          <i key={at} className={styles.tick} style={{ insetInlineStart: percent(at) }} />
        ))}
        <i className={styles.marker} style={{ insetInlineStart: percent(share) }} />
      </div>
      <div className={styles.dates}>
        {ticks.map(
          ({ share: at, label }) =>
            label && (
              <Text
                key={at}
                className={styles.month}
                size="caption"
                tone="secondary"
                style={{ insetInlineStart: percent(at) }}
                aria-hidden="true"
              >
                {label}
              </Text>
            ),
        )}
        <Inline asChild justify="between" gap={4}>
          <dl>
            <PeriodEnd label="Licence start" date={licence.start} />
            <PeriodEnd label="Licence expiry" date={licence.expiry} />
          </dl>
        </Inline>
      </div>
    </Stack>
  );
}

function PeriodEnd({ label, date }: { label: string; date: string }) {
  return (
    <div className={styles.end}>
      <dt>{label}</dt>
      <dd>
        <time dateTime={calendarDay(date)}>{formatDay(date)}</time>
      </dd>
    </div>
  );
}
