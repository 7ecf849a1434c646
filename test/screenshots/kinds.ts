import type { BrowserContextOptions, Page } from 'playwright-core';

/** A way to look at a page. */
interface Look {
  widths: readonly number[];
  /** The size of text that the browser is set to, in pixels. */
  fontSize?: number;
  context?: BrowserContextOptions;
  /** Brings a hydrated page into this look. */
  prepare?: (page: Page) => Promise<unknown>;
  /** What is seen without scrolling alone. */
  isWindow?: boolean;
}

async function openDrawer(page: Page): Promise<void> {
  await page.locator('.menu-button').click();
  await page.locator('dialog').waitFor();
}

const widths = [390, 820, 1280, 1920];

export type Kind = 'light' | 'night' | 'print' | 'drawer' | 'large-text';

/** What every route is taken as. On paper it is as wide as a Letter page within half an inch of margin. */
export const kinds: Record<Kind, Look> = {
  light: { widths },
  night: { widths, context: { colorScheme: 'dark' } },
  print: { widths: [720], prepare: (page) => page.emulateMedia({ media: 'print' }) },
  drawer: { widths: [390, 820], prepare: openDrawer, isWindow: true },
  'large-text': { widths: [390, 1280], fontSize: 32 },
};

/** Whether a word is the name of a kind. */
export function isKind(word: string): word is Kind {
  return word in kinds;
}
