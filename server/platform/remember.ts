/**
 * A pure function of a text that remembers its latest results, such as the words of a prompt that
 * thousands of documents share. Callers must not change a result.
 */
export function remember<Result>(most: number, compute: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = compute(text);
    results.set(text, result);
    if (results.size > most) results.delete(results.keys().next().value ?? '');
    return result;
  };
}
