import type { ReactNode } from 'react';
import type { Caption, FigureNote } from '../../../content/pages/page-types.ts';

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

/** A line of an answer: what it is, what there is to say of it, and its value. */
interface AnswerLine {
  name: string;
  text?: string;
  value?: string;
}

/** A figure in few words, all of them its own: at most three lines, and the one number to remember. */
export interface Answer {
  title?: string;
  lines: AnswerLine[];
  highlight: FigureNote;
}

/** The figure of a service. A phone has its answer in the head, and the whole further down, behind a line that says what it holds. */
export interface ServiceFigure extends Figure {
  answer: (day: string) => Answer;
  whole: string;
}

/** The figure of an article, which the article's card shows with fewer words. */
export interface ArticleFigure extends Figure {
  drawCard: (day: string) => ReactNode;
}
