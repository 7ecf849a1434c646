import { joinWords, sayNumber } from '../shared/format.ts';
import { people } from './people.ts';
import type { Person, Subject, Trade } from './types.ts';

/** Finds who answers for a subject. Throws if nobody does. */
export function findPerson(subject: Subject): Person {
  const person = people.find(({ answersFor }) => answersFor.includes(subject));
  if (!person) throw new Error(`content/people.ts has nobody who answers for "${subject}"`);
  return person;
}

type Counted = Pick<Person, 'trade'>;

/** Counts the people of a trade in words: "two CPAs", "a bookkeeper". */
function countTrade(list: readonly Counted[], trade: Trade): string {
  const count = list.filter((person) => person.trade === trade).length;
  return count === 1 ? `${/^[aeiou]/.test(trade) ? 'an' : 'a'} ${trade}` : `${sayNumber(count)} ${trade}s`;
}

/**
 * Counts people for the sentences that say how many they are: "three", "two CPAs and a bookkeeper", "two CPAs"; and after "a
 * team of": "three, two CPAs and a bookkeeper,".
 */
export function countPeople(list: readonly Counted[]) {
  const size = sayNumber(list.length);
  const counted = [...new Set(list.map(({ trade }) => trade))].map((trade) => countTrade(list, trade));
  const trades = joinWords(counted);
  return {
    size,
    trades,
    members: counted.length > 1 ? `${size}, ${trades},` : trades,
    cpas: countTrade(list, 'CPA'),
  };
}

/** The people of this firm, counted. */
export const team = countPeople(people);
