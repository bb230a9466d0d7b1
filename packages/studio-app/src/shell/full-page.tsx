import { Button, type ButtonProps, FullPageState, Inline, LinkButton } from '@inspection-studio/design-system';
import { DEFAULT_ERROR_MESSAGE } from '@inspection-studio/domain/errors';
import { fullPageMessages } from '@inspection-studio/domain/messages';
import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowClockwise';
import { HouseIcon } from '@phosphor-icons/react/dist/csr/House';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { useSession } from '../session/index.ts';
import { useRuntimeSettings } from '../settings/index.ts';
import { link } from '../widgets/link.css.ts';
import { BarePage } from './BarePage.tsx';
import { SignInMark } from './SignInMark.tsx';

const HomeLink = () => (
  <LinkButton asChild icon={<HouseIcon size={18} weight="bold" aria-hidden="true" />}>
    <Link to={paths.home()}>Home</Link>
  </LinkButton>
);

export function Unauthorized() {
  return (
    <FullPageState drawing="barrier" title={fullPageMessages.unauthorizedTitle} action={<HomeLink />}>
      <p>{fullPageMessages.unauthorizedText}</p>
      <p>{fullPageMessages.unauthorizedAdvice}</p>
    </FullPageState>
  );
}

export function NotFound() {
  return (
    <FullPageState drawing="span" title={fullPageMessages.notFoundTitle} action={<HomeLink />}>
      <p>{fullPageMessages.notFoundText}</p>
    </FullPageState>
  );
}

/** Whom to write to when the problem persists. */
export function SupportContact() {
  const { supportEmail } = useRuntimeSettings();
  return (
    <p>
      <span>If the problem persists, please email</span>{' '}
      <a className={link} translate="no" href={`mailto:${supportEmail}`}>
        {supportEmail}
      </a>
      <span>.</span>
    </p>
  );
}

interface SomethingWentWrongProps {
  message: string;
  onReload: () => void;
  /** @default 'reload the page' */
  actionLabel?: string;
  /** Buttons after it. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** The error, a way to try again and whom to write to. */
export function SomethingWentWrong({
  message,
  onReload,
  actionLabel = fullPageMessages.reloadPage,
  actions,
  children,
}: SomethingWentWrongProps) {
  return (
    <FullPageState
      drawing="conductor"
      title={DEFAULT_ERROR_MESSAGE}
      action={
        <Inline wrap>
          <Button
            variant="primary"
            icon={<ArrowClockwiseIcon size={18} weight="bold" aria-hidden="true" />}
            onClick={onReload}
          >
            {actionLabel}
          </Button>
          {actions}
        </Inline>
      }
    >
      {message !== DEFAULT_ERROR_MESSAGE && <p>{message}</p>}
      {children}
    </FullPageState>
  );
}

const LogoutButton = ({ variant }: Pick<ButtonProps, 'variant'>) => {
  const { signOut } = useSession();
  return (
    <Button variant={variant} onClick={() => void signOut()}>
      Logout
    </Button>
  );
};

const SignInAgainButton = () => {
  const { signInOnPage } = useSession();
  return <Button onClick={() => void signInOnPage()}>Sign in again</Button>;
};

/** A failed sign-in: reload, sign in as anyone, or log out. */
export function SignInError({ message }: { message: string }) {
  return (
    <BarePage>
      <SomethingWentWrong
        message={message}
        onReload={() => location.reload()}
        actions={
          <>
            <SignInAgainButton />
            <LogoutButton />
          </>
        }
      >
        <SupportContact />
      </SomethingWentWrong>
    </BarePage>
  );
}

/** The server responds, but not with valid settings: there is no address to write to yet. */
export function StartFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <BarePage>
      <SomethingWentWrong message="The settings of the studio could not be loaded." onReload={onRetry} />
    </BarePage>
  );
}

/** An account that may not come in. */
export function AccountRefused({ message }: { message: string }) {
  return (
    <BarePage>
      <FullPageState
        drawing="barrier"
        title={fullPageMessages.unauthorizedTitle}
        action={<LogoutButton variant="primary" />}
      >
        <p>{message}</p>
      </FullPageState>
    </BarePage>
  );
}

/** While the account is unresolved. */
export const SigningIn = () => <SignInMark label="Signing in" />;
