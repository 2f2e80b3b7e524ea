const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

export type Names = { kebab: string; camel: string; pascal: string; words: string };

/** All spellings of a kebab-case name. Throws an Error with a readable message if it is not kebab-case. */
export function spell(kebab: string): Names {
  if (!KEBAB.test(kebab)) throw new Error(`"${kebab}" is not a kebab-case name such as invite-member.`);
  const parts = kebab.split('-');
  const pascal = parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('');
  const words = parts.join(' ');
  return {
    kebab,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    words: words.charAt(0).toUpperCase() + words.slice(1),
  };
}
