import { DEFAULT_ERROR_MESSAGE, fullPageMessages } from '@inspection-studio/domain';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router';
import { logError, StudioError } from '../api/index.ts';
import { isMissingCode, MISSING_CODE_MESSAGE } from '../widgets/missing-code.ts';
import { BarePage } from './BarePage.tsx';
import { NotFound, SomethingWentWrong, SupportContact } from './full-page.tsx';

/** What the router caught, logged unless the call that failed has done so. */
function useCaught() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    if (!isMissing && !(error instanceof StudioError)) logError(error);
  }, [error, isMissing]);
  return { error, isMissing, message: error instanceof Error ? error.message : DEFAULT_ERROR_MESSAGE };
}

/**
 * A route that failed: the error's text, and 'Reload', which resets it and reads
 * the route's data again. Code that is missing comes with the page alone.
 *
 * @see ERR-007..009
 */
export function RouteError() {
  const { error, isMissing, message } = useCaught();
  const { reset } = useQueryErrorResetBoundary();
  const navigate = useNavigate();
  const location = useLocation();
  if (isMissing) return <NotFound />;
  if (isMissingCode(error)) {
    return (
      <SomethingWentWrong
        message={MISSING_CODE_MESSAGE}
        onReload={() => window.location.reload()}
        actionLabel={fullPageMessages.reloadRoute}
      />
    );
  }
  const reload = () => {
    reset();
    void navigate(location, { replace: true });
  };
  return <SomethingWentWrong message={message} onReload={reload} actionLabel={fullPageMessages.reloadRoute} />;
}

/** The frame itself failed, so that only the page as a whole can be loaded again. @see ERR-004..006 */
export function ShellError() {
  const { message } = useCaught();
  return (
    <BarePage>
      <SomethingWentWrong message={message} onReload={() => location.reload()}>
        <SupportContact />
      </SomethingWentWrong>
    </BarePage>
  );
}
