/** The count that a text says, 0 if it is empty; undefined if it says no whole number from 0 to 20. */
export function readCount(text: string): number | undefined {
  const count = Number(text);
  return /^\d*$/.test(text) && count <= 20 ? count : undefined;
}
