/** The portal as a PSGI application, with its static files. */
export const PSGI = `use Plack::Builder;
use Plack::App::File;
use Lemonldap::NG::Portal::Main;
my $portal = Lemonldap::NG::Portal::Main->run( {} );
builder {
  mount '/static' => Plack::App::File->new( root => '/usr/share/lemonldap-ng/portal/htdocs/static' )->to_app;
  mount '/javascript' => Plack::App::File->new( root => '/usr/share/javascript' )->to_app;
  mount '/' => $portal;
};
`;

/** `lemonldap-ng.ini` of a portal whose files are all in one folder. */
export const iniOf = (folder: string): string => `[all]
logLevel = warn
[configuration]
type = File
dirName = ${folder}/conf
localStorage = Cache::FileCache
localStorageOptions = { 'namespace' => 'config', 'cache_root' => '${folder}/cache', 'default_expires_in' => 600 }
[portal]
staticPrefix = /static
templateDir = /usr/share/lemonldap-ng/portal/templates
languages = en
`;

interface PortalOptions {
  folder: string;
  issuer: string;
  keys: { privateKey: string; publicKey: string };
  studioUrl: string;
}

/** The client of the studio, as in docs/sign-in-providers.md. */
const clientOf = (studioUrl: string) => ({
  oidcRPMetaDataOptionsClientID: 'studio-browser',
  oidcRPMetaDataOptionsPublic: 1,
  oidcRPMetaDataOptionsRequirePKCE: 1,
  oidcRPMetaDataOptionsBypassConsent: 1,
  oidcRPMetaDataOptionsIDTokenSignAlg: 'RS256',
  oidcRPMetaDataOptionsIDTokenForceClaims: 1,
  oidcRPMetaDataOptionsAccessTokenJWT: 1,
  oidcRPMetaDataOptionsAccessTokenClaims: 1,
  oidcRPMetaDataOptionsAccessTokenSignAlg: 'RS256',
  // The browser library renews tokens that expire within 300 s: these, after ten.
  oidcRPMetaDataOptionsAccessTokenExpiration: 310,
  oidcRPMetaDataOptionsAdditionalAudiences: 'studio-api',
  oidcRPMetaDataOptionsRedirectUris: `${studioUrl}/redirect.html`,
  oidcRPMetaDataOptionsPostLogoutRedirectUris: `${studioUrl}/`,
});

const filesIn = (folder: string) => ({ Directory: folder, LockDirectory: `${folder}/lock` });

/** Configuration of a portal with demonstration accounts and one OpenID Connect client. */
export const portalOf = ({ folder, issuer, keys, studioUrl }: PortalOptions): object => ({
  cfgNum: 1,
  cfgDate: 1_700_000_000,
  cfgVersion: '2.16.1',
  portal: `${issuer}/`,
  domain: 'localhost',
  cookieName: 'lemonldap',
  securedCookie: 0,
  authentication: 'Demo',
  userDB: 'Same',
  passwordDB: 'Null',
  registerDB: 'Null',
  demoExportedVars: { cn: 'cn', mail: 'mail', uid: 'uid' },
  globalStorage: 'Apache::Session::File',
  globalStorageOptions: filesIn(`${folder}/sessions`),
  persistentStorage: 'Apache::Session::File',
  persistentStorageOptions: filesIn(`${folder}/persistent`),
  localSessionStorage: 'Cache::FileCache',
  localSessionStorageOptions: { cache_root: `${folder}/cache`, namespace: 'sessions', default_expires_in: 600 },
  key: 'a key of this test only',
  locationRules: {},
  applicationList: {},
  portalDisplayRegister: 0,
  portalDisplayResetPassword: 0,
  issuerDBOpenIDConnectActivation: 1,
  oidcServiceMetaDataIssuer: issuer,
  oidcServicePrivateKeySig: keys.privateKey,
  oidcServicePublicKeySig: keys.publicKey,
  oidcServiceKeyIdSig: 'studio-test',
  oidcRPMetaDataOptions: { studio: clientOf(studioUrl) },
  oidcRPMetaDataExportedVars: { studio: { email: 'mail', name: 'cn', preferred_username: 'uid' } },
});
