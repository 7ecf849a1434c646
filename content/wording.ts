const numbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A count in words up to twelve, in digits beyond: "three". */
export function sayNumber(count: number): string {
  return numbers[count] ?? String(count);
}

/** A text with a capital, as a sentence begins. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Words as a sentence lists them: "tax, books, and payroll". */
export function joinWords(words: readonly string[]): string {
  return new Intl.ListFormat('en-US').format(words);
}
