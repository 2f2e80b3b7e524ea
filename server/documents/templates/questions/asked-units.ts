/** The names of common units, each after its symbol. */
const NAMES: Readonly<Record<string, string>> = {
  mm: 'millimetre millimeter milímetro millimètre',
  cm: 'centimetre centimeter zentimeter centímetro centimètre',
  m: 'metre meter metro mètre',
  km: 'kilometre kilometer kilómetro quilómetro quilômetro kilomètre',
  mg: 'milligram milligramm miligramo miligrama milligramme',
  g: 'gram gramm gramo grama gramme',
  kg: 'kilogram kilogramm kilogramo quilograma kilogramme kilo',
  ml: 'millilitre milliliter mililitro',
  l: 'litre liter litro',
  s: 'second sec sekunde segundo seconde',
  min: 'minute minuto',
  h: 'hour hr stunde hora heure',
  '°c': 'degree celsius grad grado grau degré °',
  n: 'newton',
  j: 'joule',
  w: 'watt',
  '%': 'percent prozent',
  $: 'dollar',
  '€': 'euro',
};

const symbols = new Map(
  Object.entries(NAMES).flatMap(([symbol, names]) =>
    [symbol, ...names.split(' ')].map((name) => [name, symbol]),
  ),
);

/** A unit or a counted thing in one spelling: m/s for metres per second, shell for shells. */
export function canonicalUnit(text: string): string {
  return text
    .toLowerCase()
    .replace(/degrees? celsius|° ?c\b/, '°c')
    .replace(/per ?cent\b/, 'percent')
    .replaceAll(/ (?:per|pro|por|par) |\//g, ' / ')
    .replaceAll('²', '^2')
    .replaceAll('³', '^3')
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => symbols.get(word) ?? symbols.get(word.replace(/n?s$|n$/, '')) ?? word.replace(/s$/, ''))
    .join('');
}

const WORD = String.raw`[\p{L}°%$€][\p{L}°²³^\d/·]*`;
const ASKED = new RegExp(
  String.raw`(?<![\p{L}])(?:how many|in|to|as a|cu[áa]nt[oa]s|en|wie viele|quant[oa]s|em|combien de) (${WORD}(?: (?:per|pro|por|par) ${WORD}| cent\b| celsius\b)?)`,
  'giu',
);

/** The units and things that a question asks for by name: "how many millilitres", "in g/mL", "to metres per second". */
export function askedUnits(stem: string): ReadonlySet<string> {
  const asked = [...stem.matchAll(ASKED)].map(([, unit = '']) => canonicalUnit(unit));
  const isPerCent = /per ?cent|prozent|por ?cento|por ciento|pour ?cent/i.test(stem);
  return new Set([...asked.filter((unit) => unit !== ''), ...(isPerCent ? ['%'] : [])]);
}

/** Whether a question asks for a way of writing, so that an equal number in another one needs a person's judgement. */
export const asksForNotation = (stem: string): boolean =>
  /\b(?:as an? (?:\w+ )?(?:decimal|fraction|per ?cent\w*|number)|in (?:standard|scientific) (?:form|notation)|(?:simplest|lowest) (?:form|terms)|mixed number|dezimal\w*|bruch|fracción|fraction|decimales?)\b/i.test(
    stem,
  );

const MEASURES =
  /^(?:mm|cm|m|km|mg|g|kg|ml|l|s|min|h|%|°c|n|j|w|foot|feet|ft|inche?|in|yard|yd|mile|mi|ounce|oz|pound|lb|cup|pint|quart|gallon|day|week|month|year|dollar|cent|dime|nickel|quarter|euro|\$|€|£)$/;

/** Whether a unit measures, so that parts of it make sense; buses and eggs are counted whole. */
export const isMeasure = (unit: string): boolean => MEASURES.test(canonicalUnit(unit));
