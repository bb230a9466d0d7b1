import { DEFAULT_ERROR_MESSAGE } from '@inspection-studio/domain/errors';
import { fullPageMessages } from '@inspection-studio/domain/messages';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router';
import { isMissingCode, logError, MISSING_CODE_MESSAGE, StudioError } from '../api/index.ts';
import { BarePage } from './BarePage.tsx';
import { NotFound, SomethingWentWrong, SupportContact } from './full-page.tsx';
import { Unreachable } from './Unreachable.tsx';

/** Returns the error caught by the router; logs it unless it is already logged. */
function useCaught() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    if (!isMissing && !(error instanceof StudioError)) logError(error);
  }, [error, isMissing]);
  return { error, isMissing, message: error instanceof Error ? error.message : DEFAULT_ERROR_MESSAGE };
}

/**
 * Error of a route: its text and 'Reload', which resets the route and reloads its data. After
 * a missing chunk, it reloads the page. While the server does not respond, it waits and then resets the route.
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
  if (error instanceof StudioError && error.isUnreachable) return <Unreachable onReachable={reload} />;
  return <SomethingWentWrong message={message} onReload={reload} actionLabel={fullPageMessages.reloadRoute} />;
}

/** Error of the shell itself, which requires reloading the page. */
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
