import { Breadcrumb, Breadcrumbs } from '@inspection-studio/design-system';
import { Link, useLocation } from 'react-router';
import { stepsAway } from './steps-away.ts';
import { useTrail } from './useTrail.ts';

/** Breadcrumbs of the page, at the start of the header. */
export function TrailBreadcrumbs() {
  const steps = stepsAway(useTrail(), useLocation().pathname);
  return (
    <Breadcrumbs>
      {steps.map(({ label, to, isName }, index) => {
        const translate = isName ? 'no' : undefined;
        return index === steps.length - 1 || !to ? (
          <Breadcrumb key={label} translate={translate} current={index === steps.length - 1}>
            {label}
          </Breadcrumb>
        ) : (
          <Breadcrumb key={`${to} ${label}`} translate={translate} asChild>
            <Link to={to}>{label}</Link>
          </Breadcrumb>
        );
      })}
    </Breadcrumbs>
  );
}
