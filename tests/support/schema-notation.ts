type Schema = Record<string, unknown>;

/** Reads the notation of `describeSchema` as a model would; independent of the code that writes it. */
export function readSchemaNotation(notation: string): Schema {
  const tokens =
    notation.match(/\/\*[\s\S]*?\*\/|"(?:[^"\\]|\\.)*"|\.\.\.|\[key\]|[{}[\]:,|?]|[a-z]+/g) ?? [];
  let at = 0;
  const isNext = (token: string) => tokens[at] === token;
  const take = (token?: string): string => {
    const next = tokens[at++] ?? '';
    if (token !== undefined && next !== token) throw new Error(`Expected ${token}, found ${next}`);
    return next;
  };

  function choice(): Schema {
    const choices = [noted()];
    while (isNext('|')) {
      take('|');
      choices.push(noted());
    }
    const [first = {}] = choices;
    if (choices.length === 1) return first;
    const values = choices.flatMap((each) => ('const' in each ? [each['const']] : []));
    if (values.length < choices.length) return { anyOf: choices };
    const description = choices.at(-1)?.['description'];
    return { enum: values, ...(description !== undefined && { description }) };
  }

  function noted(): Schema {
    const schema = single();
    const note = tokens[at]?.startsWith('/*') ? take().slice(2, -2).trim() : undefined;
    return note === undefined ? schema : { ...schema, ...limitsIn(schema, note), description: note };
  }

  function single(): Schema {
    if (isNext('{')) return object();
    if (isNext('[')) {
      take('[');
      const items = choice();
      for (const token of [',', '...', ']']) take(token);
      return { type: 'array', items };
    }
    const word = take();
    if (word.startsWith('"')) return { const: JSON.parse(word) };
    return word === 'any' ? {} : { type: word };
  }

  function object(): Schema {
    take('{');
    const properties: Schema = {};
    const required: string[] = [];
    while (!isNext('}')) {
      const key = take();
      if (key === '[key]') {
        take(':');
        choice();
      } else {
        const name = String(JSON.parse(key));
        if (isNext('?')) take();
        else required.push(name);
        take(':');
        properties[name] = choice();
      }
      if (isNext(',')) take();
    }
    take('}');
    return { type: 'object', properties, required };
  }

  return choice();
}

function limitsIn({ type }: Schema, note: string): Schema {
  const [, least, most] = /^(?:at least )?(\d+)?(?: to |at most )?(\d+)?/.exec(note) ?? [];
  const [low, high] = type === 'array' ? ['minItems', 'maxItems'] : ['minimum', 'maximum'];
  return {
    ...(least !== undefined && { [low]: Number(least) }),
    ...(most !== undefined && { [high]: Number(most) }),
  };
}
