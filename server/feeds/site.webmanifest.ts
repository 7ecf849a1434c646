import { firm } from '../../content/firm.ts';
import { themeColor } from '../page/document.tsx';

/** /site.webmanifest: name, colors and icon for a home screen (W3C Web Application Manifest). */
export function writeWebManifest(): string {
  return JSON.stringify({
    name: firm.legalName,
    short_name: firm.brand,
    start_url: '/',
    display: 'browser',
    background_color: themeColor.light,
    theme_color: '#0e3b3d',
    icons: [{ src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' }],
  });
}
