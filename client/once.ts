/** The same promise for everybody who asks; what has failed is tried again for the next who does. */
export function once<T>(attempt: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => {
    result ??= attempt().catch((error) => {
      result = undefined;
      throw error;
    });
    return result;
  };
}
