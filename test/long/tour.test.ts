import type { Page } from 'playwright-core';
import { launch } from '../browser/browser.ts';
import { launchChromium109 } from '../browser/chromium-109.ts';
import * as probes from '../tour/probes.ts';
import { everyPath, type Profile, samples, tour } from '../tour/tour.ts';

const {
  fits,
  keepsWords,
  keepsTokens,
  isShapely,
  isUncovered,
  staysInside,
  isEven,
  hasRoomForNames,
  hasOneRow,
  leavesHalf,
  isAccessible,
  staysAccessible,
} = probes;

/** Each breakpoint, and a pixel below and above. */
const breakpoints = [360, 600, 768, 960, 1024, 1220].flatMap((width) => [width - 1, width, width + 1]);
/** Where larger words meet the narrowest room. */
const grid = { widths: [320, 375, 390, ...breakpoints], paths: samples, probes: [fits] };
const large = { paths: everyPath, probes: [fits, keepsWords, isUncovered, staysInside] };

tour('as it comes', {
  paths: everyPath,
  // A phone with everything at 200 %, the narrowest and the widest screen, and the common ones.
  widths: [195, 320, 390, 820, 1280, ...breakpoints, 1440, 1920],
  probes: [
    fits,
    hasOneRow,
    keepsWords,
    keepsTokens,
    isShapely,
    isUncovered,
    staysInside,
    isEven,
    hasRoomForNames,
    isAccessible,
    staysAccessible,
  ],
});
tour('at night', {
  paths: everyPath,
  widths: [320, 1440],
  probes: [staysAccessible],
  look: { colorScheme: 'dark' },
});

tour('with text of 20 px', { ...large, fontSize: 20, widths: [320, 430, 1280] });
// Fonts that have come too late for the page, which keeps those of the system: Debian's are a quarter wider.
tour('with text of 24 px, in the fonts of the system', { ...large, fontSize: 24, widths: [320, 820, 1440], lost: /\.woff2$/ });
tour('with text of 32 px', { ...large, fontSize: 32, widths: [320, 390, 1280] });
tour('at 400 % on a screen of 1280 by 1024 px', { paths: everyPath, widths: [320], height: 256, probes: [fits, leavesHalf] });
for (const minimum of [18, 20, 24]) tour(`with no text smaller than ${minimum} px`, { ...grid, minimum });

// Playwright hides the scrollbar, which takes 15 px of the window on Windows.
tour('beside a classic scrollbar', {
  ...grid,
  probes: [fits, hasOneRow],
  launch: () => launch(undefined, undefined, { ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

/** The spacing of text that WCAG 1.4.12 names. A drawing's words are no markup that has these properties. */
const spacing = `
  svg * { letter-spacing: 0 !important; word-spacing: 0 !important }
  :not(svg *) { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;
tour('with more space between letters, words and lines', { ...grid, change: (page) => page.addStyleTag({ content: spacing }) });

/** The words of the header as a browser translates them, in the order in which they stand there. */
const languages = {
  Spanish:
    'Contadores en Boca Ratón,|Inicio|Quiénes somos|Servicios|Recursos|Ubicación|Precios|Contacto|Llamar|Consulta gratuita',
  Creole: 'CPA nan Boca Raton|Akèy|Konsènan nou|Sèvis yo|Resous|Kote nou ye|Pri yo|Kontakte nou|Rele nou|Konsiltasyon gratis',
  Portuguese: 'Contadores em Boca Raton|Início|Sobre nós|Serviços|Recursos|Localização|Preços|Contato|Ligar|Consulta gratuita',
  German:
    'Wirtschaftsprüfer in Boca Raton|Startseite|Über uns|Dienstleistungen|Ressourcen|Standort|Preise|Kontakt|Anrufen|Kostenlose Beratung',
};

/** Puts words in the place of those of the header: its city, its links, "Call" and "Consultation". */
function translateHeader(words: string[]): void {
  const places = '.brand-city, .header-links a, .header-call .header-word, .header-consultation > span';
  for (const [index, place] of document.querySelectorAll(`.header :is(${places}):not(dialog *)`).entries())
    if (place.firstChild) place.firstChild.nodeValue = words[Math.min(index, words.length - 1)] ?? '';
}

for (const [language, words] of Object.entries(languages)) {
  const change = (page: Page) => page.evaluate(translateHeader, words.split('|'));
  tour(`with the header in ${language}`, { ...grid, paths: ['/'], change } satisfies Profile);
}

tour('in Chromium 109', { ...grid, probes: [fits, isShapely, isEven], launch: launchChromium109 });
