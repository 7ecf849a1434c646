import { firm } from '../../content/firm.ts';
import type { Colors } from '../drawings/colors.ts';

/** /site.webmanifest: name, colors and icon for a home screen (W3C Web Application Manifest). */
export function webManifest(colors: Colors): string {
  const manifest = {
    name: firm.legalName,
    short_name: firm.brand,
    start_url: '/',
    display: 'browser',
    background_color: colors('paper'),
    theme_color: colors('deep'),
    icons: [{ src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' }],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
