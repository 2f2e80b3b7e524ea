/** A prop, as declared. */
export type PropContract = { name: string; optional: boolean; type: string; description: string };

/** The props of one component. */
export type ComponentContract = { component: string; props: PropContract[] };

const propsType = /^export type (\w+)Props(?:<[^=]*>)? =((?:[^{}]*&)?) \{\n([\s\S]*?)^\};?/gm;
const member = /\s*(?:\/\*\*\s*([\s\S]*?)\s*\*\/\s*)?(\w+)(\?)?:\s*/y;

/**
 * Reads the exported prop types of a source file from its text, because types don't exist at run time.
 * Relies on the formatter's layout.
 */
export function readContract(source: string): ComponentContract[] {
  return [...source.matchAll(propsType)].map(([, component = '', , body = '']) => ({
    component,
    props: members(body),
  }));
}

function members(body: string): PropContract[] {
  const found: PropContract[] = [];
  let position = 0;
  while (body.slice(position).trim() !== '') {
    member.lastIndex = position;
    const match = member.exec(body);
    if (!match) throw new Error(`Cannot read the prop at: ${body.slice(position, position + 80).trim()}`);
    const [, comment = '', name = '', question] = match;
    const end = endOfType(body, member.lastIndex);
    found.push({
      name,
      optional: question === '?',
      type: oneLine(body.slice(member.lastIndex, end)),
      description: oneLine(comment.replace(/^\s*\* ?/gm, ' ')),
    });
    position = end + 1;
  }
  return found;
}

/** The index of the semicolon that ends a type; those inside its braces do not count. */
function endOfType(body: string, start: number) {
  let depth = 0;
  for (let position = start; position < body.length; position += 1) {
    const character = body.charAt(position);
    if ('{(['.includes(character)) depth += 1;
    if ('})]'.includes(character)) depth -= 1;
    if (character === ';' && depth === 0) return position;
  }
  return body.length;
}

function oneLine(text: string) {
  return text.replace(/\s+/g, ' ').trim();
}
