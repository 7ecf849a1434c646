import { createHash } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import type { Config } from './config.ts';

/** Browser features that this site does not use, and that nothing on its pages may (Permissions Policy). */
const unusedFeatures =
  'accelerometer autoplay browsing-topics camera clipboard-read clipboard-write compute-pressure ' +
  'cross-origin-isolated display-capture encrypted-media fullscreen gamepad geolocation gyroscope hid ' +
  'identity-credentials-get idle-detection interest-cohort keyboard-map local-fonts magnetometer microphone ' +
  'midi otp-credentials payment picture-in-picture private-state-token-issuance ' +
  'private-state-token-redemption publickey-credentials-create publickey-credentials-get screen-wake-lock ' +
  'serial storage-access sync-xhr unload usb window-management xr-spatial-tracking';

const permissionsPolicy = unusedFeatures
  .split(' ')
  .map((feature) => `${feature}=()`)
  .join(', ');

type Middleware = (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void) => void;

/**
 * The security headers of every response: as middleware, and as what that middleware sets, for responses that are
 * prepared. `styles` is the style sheet that documents hold. On a plain http origin nothing is upgraded to https: that
 * would break every asset.
 */
export function createSecurityHeaders({ siteOrigin, allowIndexing }: Config, styles: string) {
  const hash = createHash('sha256').update(styles).digest('base64');
  const setHelmetHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        baseUri: ["'none'"],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
        imgSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: [`'sha256-${hash}'`],
        styleSrcAttr: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ["'none'"],
        upgradeInsecureRequests: siteOrigin.startsWith('https:') ? [] : null,
      },
    },
    strictTransportSecurity: { maxAge: 63_072_000, includeSubDomains: true },
    crossOriginEmbedderPolicy: { policy: 'require-corp' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    xXssProtection: false,
    xDownloadOptions: false,
  });
  const setHeaders: Middleware = (req, res, next) => {
    res.setHeader('Permissions-Policy', permissionsPolicy);
    if (!allowIndexing) res.setHeader('X-Robots-Tag', 'noindex, nofollow');
    setHelmetHeaders(req, res, next);
  };
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  setHeaders(response.req, response, () => undefined);
  const headers = Object.fromEntries(response.getHeaderNames().map((name) => [name, String(response.getHeader(name))]));
  return { setHeaders, headers };
}
