/** An option; its detail is shown in grey beside the label. */
export type ComboboxOption = { value: string; label: string; detail?: string; disabled?: boolean };

const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** The options that contain every word of the query, ignoring accents and case. */
export function matching(options: readonly ComboboxOption[], query: string) {
  const words = folded(query).split(/\s+/).filter(Boolean);
  return options.filter(({ value, label, detail = '' }) => {
    const text = folded(`${value} ${label} ${detail}`);
    return words.every((word) => text.includes(word));
  });
}
