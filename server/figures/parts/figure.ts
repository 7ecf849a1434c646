import type { ReactNode } from 'react';
import type { Caption } from '../../../content/pages/page-types.ts';

/** The teaching figure of a page. */
export interface Figure {
  caption: Caption;
  /** The sources of its numbers and rules. */
  sources: string[];
  /** Draws it as it is on the office's day, an ISO date. */
  draw: (day: string) => ReactNode;
  /** The parts that have an address of their own on the page: its id is the slug of the code. */
  entries?: readonly { code: string }[];
}

/** The figure of an article, which the article's card shows with fewer words. */
export interface ArticleFigure extends Figure {
  drawCard: (day: string) => ReactNode;
}
