import { deadlineRules } from './rules.ts';

/** The rules as the page of due dates has them: where each is written stands in the calendar. */
export const pageRules = deadlineRules.map(({ sources, checked, reviewBy, ...rule }) => rule);
