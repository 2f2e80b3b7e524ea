export interface TextPart {
  text: string;
  /** Whether it is an address. */
  isLink: boolean;
}

/** A full stop or a bracket after an address belongs to the sentence. */
const ADDRESS = /(https?:\/\/[^\s<>"“”]*[^\s<>"“”.,;:!?)\]'’])/u;

/** A plain text in parts, of which some are addresses of web pages. */
export const textParts = (text: string): TextPart[] =>
  text
    .split(ADDRESS)
    .map((part, index) => ({ text: part, isLink: index % 2 === 1 }))
    .filter((part) => part.text !== '');
