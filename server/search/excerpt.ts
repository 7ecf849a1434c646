import { splitTokens } from '../../shared/components/text.tsx';
import type { TreeNode } from '../../shared/tree.ts';
import type { Passage } from '../texts/page-texts.ts';
import { findTerms, isExact, listTerms } from './terms.ts';

/** Marks the matches in a text with `mark` elements. */
function mark(text: string, found: Set<string>): TreeNode[] {
  const nodes: TreeNode[] = [];
  let at = 0;
  for (const { term, start, end } of findTerms(text))
    if (found.has(term)) {
      nodes.push(text.slice(at, start), ['mark', {}, [text.slice(start, end)]]);
      at = end;
    }
  return [...nodes, text.slice(at)].filter((node) => node !== '');
}

/** Marks the matches in a text, also within a token that must not break. */
export function markFound(text: string, found: Set<string>): TreeNode[] {
  return splitTokens(text).flatMap((piece, place): TreeNode[] => {
    const nodes = mark(piece, found);
    const isMarked = nodes.some((node) => typeof node !== 'string');
    return place % 2 && isMarked ? [['no-wrap', {}, nodes]] : nodes;
  });
}

/**
 * Chooses the sentence with the most matches, numbers first, and prefers a long one, and the shorter of two titles. `title`
 * is the title of its item, whose words and aliases count too; it is empty for a sentence without an item.
 */
export function chooseSentence(passages: Passage[], found: Set<string>): { title: string; sentence: string } {
  const sentences = passages.flatMap(({ title, text, aliases = '' }) =>
    text.split(/(?<=.{24}[.?!]) +(?=[A-Z“])/).map((sentence) => ({ title, sentence, aliases })),
  );
  const rate = ({ title, sentence, aliases }: (typeof sentences)[number]) => {
    const terms = new Set(listTerms(`${title} ${aliases} ${sentence}`));
    const count = [...found].filter((term) => terms.has(term)).reduce((sum, term) => sum + (isExact(term) ? 4 : 1), 0);
    // A sentence that begins with "That" or "It" needs the one before it.
    const isBound = /^(\p{Ll}|That |It |They |This |These |After )/u.test(sentence);
    const others = listTerms(title).length;
    return count / found.size + Math.min(sentence.length, 20) / 24 - Number(isBound) / 2 - others / 100;
  };
  const [best] = sentences.map((of) => ({ ...of, rate: rate(of) })).sort((a, b) => b.rate - a.rate);
  const { title, sentence } = best ?? { title: '', sentence: '' };
  return { title, sentence: sentence.replace(/^(?=\p{Ll})/u, '… ') };
}
