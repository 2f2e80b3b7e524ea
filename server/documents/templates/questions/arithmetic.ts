const PLAIN_WORDS =
  /\b(?:what|is|the|value|of|calculate|compute|work|out|find|evaluate|solve|simplify|how|much|answer|result|give|as|a|decimal|number|following|exactly|please)\b|[?=:.,_]/gi;

const EXPRESSION = /[\d(][\d\s.,()+\-–−*×x·/÷^]*[\d)]/;

/** Bounds the nesting of brackets and with it the recursion; no exercise is longer. */
const MAX_LENGTH = 200;

/** The value of a stem that is pure arithmetic ("Work out 18 ÷ 4"); null for any other stem. */
export function arithmeticIn(stem: string): { expression: string; value: number } | null {
  const expression = EXPRESSION.exec(stem)?.[0].trim();
  if (
    expression === undefined ||
    expression.length > MAX_LENGTH ||
    !/[\d)]\s*[+\-–−*×x·/÷^]\s*[\d(]/.test(expression)
  )
    return null;
  if (stem.replace(expression, '').replaceAll(PLAIN_WORDS, '').trim() !== '') return null;
  const value = evaluate(expression);
  return value === null ? null : { expression, value };
}

/** Evaluates sums, products, powers and brackets; null if the text is not such an expression. */
export function evaluate(expression: string): number | null {
  const tokens =
    expression.replaceAll(/(\d),(?=\d{3}\b)/g, '$1').match(/\d+(?:\.\d+)?|[()+\-–−*×x·/÷^]/g) ?? [];
  let position = 0;
  const peek = () => tokens[position];
  const sum = (): number => {
    let value = product();
    for (let sign = peek(); sign !== undefined && '+-–−'.includes(sign); sign = peek()) {
      position += 1;
      value = sign === '+' ? value + product() : value - product();
    }
    return value;
  };
  const product = (): number => {
    let value = signed();
    for (let sign = peek(); sign !== undefined && '*×x·/÷'.includes(sign); sign = peek()) {
      position += 1;
      value = '/÷'.includes(sign) ? value / signed() : value * signed();
    }
    return value;
  };
  // A power binds tighter than the sign before it: −2^2 is −4.
  const signed = (): number => {
    const token = peek();
    if (token === undefined || !'-–−'.includes(token)) return power();
    position += 1;
    return -signed();
  };
  const power = (): number => {
    const base = atom();
    if (peek() !== '^') return base;
    position += 1;
    return base ** signed();
  };
  const atom = (): number => {
    const token = tokens[position];
    position += 1;
    if (token === '(') {
      const value = sum();
      if (peek() !== ')') return Number.NaN;
      position += 1;
      return value;
    }
    return token === undefined ? Number.NaN : Number(token);
  };
  const value = sum();
  return position === tokens.length && Number.isFinite(value) ? Math.round(value * 1e9) / 1e9 : null;
}
