import { fullPageMessages } from '@inspection-studio/domain';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router';
import { logError, StudioError } from '../api/index.ts';
import { NotFound, SomethingWentWrong } from './full-page.tsx';

/** A route that failed: the error's text, and 'Reload', which resets it and reads the route's data again. @see spec 1 §2 */
export function RouteError() {
  const error = useRouteError();
  const { reset } = useQueryErrorResetBoundary();
  const navigate = useNavigate();
  const location = useLocation();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    if (!isMissing && !(error instanceof StudioError)) logError(error);
  }, [error, isMissing]);
  if (isMissing) return <NotFound />;
  const reload = () => {
    reset();
    void navigate(location, { replace: true });
  };
  return <SomethingWentWrong message={StudioError.from(error).message} onReload={reload} actionLabel={fullPageMessages.reloadRoute} />;
}
