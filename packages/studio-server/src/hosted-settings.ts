import * as z from 'zod';
import { isHttpsOrLoopback } from './loopback.ts';
import { list, webAddress } from './setting-values.ts';
import { StartError } from './start-error.ts';

/** A hosted OpenID provider that replaces the embedded one. */
export interface HostedSignIn {
  /** `iss` claim of its tokens. */
  issuer: string;
  /** `aud` claim of its access tokens: the application id of the API. */
  audience: string;
  jwksUri: string;
  /** Client id of the browser application. */
  clientId: string;
  /** URL where the browser signs in, including the user flow. */
  authority: string;
  /** Scopes that the browser requests, `read` among them. */
  scopes: string[];
  /** Claim with the e-mail address. */
  emailClaim: string;
  /** Claim with the role, or its path; null leaves roles to the studio. */
  roleClaim: string | null;
  /** Accepted `acr` values; empty accepts any. */
  requiredAcr: string[];
  /** Required `amr` values; empty requires none. */
  requiredAmr: string[];
}

/** An address that tokens depend on: nobody in between may change what it returns. */
const secureAddress = webAddress.refine(isHttpsOrLoopback, 'must be an https URL, except on loopback');
const word = z.string().regex(/^\S+$/, 'must not contain spaces');
/** A requirement that lists nothing would accept everybody. */
const requirement = list.refine((values) => values.length > 0, 'must list a value').optional();
/** Whether scopes allow to use the studio at all; their prefix depends on the provider. */
const canRead = (scopes: readonly string[]) => scopes.some((scope) => /(^|\/)(read|\.default)$/.test(scope));

/** Variables of a hosted provider. */
export const hostedSettings = {
  AUTH_ISSUER: secureAddress.optional(),
  AUTH_AUDIENCE: word.optional(),
  AUTH_JWKS_URI: secureAddress.optional(),
  AUTH_CLIENT_ID: word.optional(),
  AUTH_AUTHORITY: secureAddress.optional(),
  AUTH_SCOPES: list.refine(canRead, 'must contain the scope read').optional(),
  AUTH_EMAIL_CLAIM: word.optional(),
  AUTH_ROLE_CLAIM: word.optional(),
  AUTH_REQUIRED_ACR: requirement,
  AUTH_REQUIRED_AMR: requirement,
};

type HostedValues = z.infer<z.ZodObject<typeof hostedSettings>>;

/** Reads the hosted provider. A partial set of its variables is an error, never a fallback. @throws StartError naming what is missing */
export function readHostedSignIn(values: HostedValues): HostedSignIn | null {
  const settings = {
    AUTH_ISSUER: values.AUTH_ISSUER,
    AUTH_AUDIENCE: values.AUTH_AUDIENCE,
    AUTH_JWKS_URI: values.AUTH_JWKS_URI,
    AUTH_CLIENT_ID: values.AUTH_CLIENT_ID,
    AUTH_AUTHORITY: values.AUTH_AUTHORITY,
    AUTH_SCOPES: values.AUTH_SCOPES,
  };
  const missing = Object.entries(settings).filter(([, value]) => value === undefined);
  const options = ['AUTH_EMAIL_CLAIM', 'AUTH_ROLE_CLAIM', 'AUTH_REQUIRED_ACR', 'AUTH_REQUIRED_AMR'] as const;
  const hasOptions = options.some((name) => values[name] !== undefined);
  if (missing.length === Object.keys(settings).length && !hasOptions) return null;
  if (missing.length > 0) {
    const names = missing.map(([name]) => name).join(', ');
    throw new StartError(`A hosted sign-in requires all AUTH_ variables; missing: ${names}.`);
  }
  return {
    issuer: values.AUTH_ISSUER!,
    audience: values.AUTH_AUDIENCE!,
    jwksUri: values.AUTH_JWKS_URI!,
    clientId: values.AUTH_CLIENT_ID!,
    authority: values.AUTH_AUTHORITY!,
    scopes: values.AUTH_SCOPES!,
    emailClaim: values.AUTH_EMAIL_CLAIM ?? 'email',
    roleClaim: values.AUTH_ROLE_CLAIM ?? null,
    requiredAcr: values.AUTH_REQUIRED_ACR ?? [],
    requiredAmr: values.AUTH_REQUIRED_AMR ?? [],
  };
}
