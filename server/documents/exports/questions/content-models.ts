import type { XmlElement } from 'libxml2-wasm';

/** The children of an element in order, as a pattern of their names, and its attributes; `!` marks required ones. */
type Model = readonly [children: RegExp, attributes?: string];
export type ContentModels = Readonly<Record<string, Model>>;

const text: RegExp = /^$/;
const test = '(not|and|or|other|varequal|vargte|varlte)';
const response: Model = [/^(material )?(render_choice|render_fib) $/, 'ident! rcardinality numtype'];

/** What QTI 1.2.1 requires of the elements we write, by its binding of 14 February 2003. */
export const qti1: ContentModels = {
  questestinterop: [/^assessment $/],
  assessment: [/^(section )+$/, 'ident! title'],
  section: [/^(item )*$/, 'ident! title'],
  item: [/^presentation (resprocessing )*$/, 'ident! title'],
  presentation: [/^((material|response_lid|response_str|response_num) )+$/],
  material: [/^mattext $/],
  mattext: [text, 'texttype'],
  response_lid: response,
  response_str: response,
  response_num: response,
  render_choice: [/^(response_label )*$/],
  render_fib: [/^(response_label )*$/, 'rows'],
  response_label: [/^(material )?$/, 'ident!'],
  resprocessing: [/^outcomes (respcondition )+$/],
  outcomes: [/^(decvar )+$/],
  decvar: [text, 'varname vartype minvalue maxvalue'],
  respcondition: [/^conditionvar (setvar )*$/, 'continue'],
  conditionvar: [new RegExp(`^(${test} )+$`)],
  not: [new RegExp(`^${test} $`)],
  and: [new RegExp(`^(${test} )+$`)],
  or: [new RegExp(`^(${test} )+$`)],
  other: [text],
  varequal: [text, 'respident! index case'],
  vargte: [text, 'respident! index'],
  varlte: [text, 'respident! index'],
  setvar: [text, 'varname action'],
};

const expression = '(match|or|equal|stringMatch|variable|correct|baseValue|sum|mapResponse)';

/** What QTI 2.1 requires of the elements we write, by its schema of 31 July 2012. */
export const qti2: ContentModels = {
  assessmentTest: [/^(testPart )+$/, 'identifier! title!'],
  testPart: [/^(assessmentSection )+$/, 'identifier! navigationMode! submissionMode!'],
  assessmentSection: [/^(assessmentItemRef )*$/, 'identifier! title! visible!'],
  assessmentItemRef: [text, 'identifier! href!'],
  assessmentItem: [
    /^(responseDeclaration )*(outcomeDeclaration )*(itemBody )?(responseProcessing )?$/,
    'identifier! title! adaptive! timeDependent!',
  ],
  responseDeclaration: [/^(correctResponse )?(mapping )?$/, 'identifier! cardinality! baseType'],
  correctResponse: [/^(value )+$/],
  value: [text],
  mapping: [/^(mapEntry )+$/, 'lowerBound upperBound defaultValue'],
  mapEntry: [/^$/, 'mapKey! mappedValue! caseSensitive'],
  mapResponse: [/^$/, 'identifier!'],
  outcomeDeclaration: [/^(defaultValue )?$/, 'identifier! cardinality! baseType'],
  defaultValue: [/^(value )+$/],
  itemBody: [/^((p|div|choiceInteraction|orderInteraction|matchInteraction|extendedTextInteraction) )*$/],
  div: [/^(p )*$/],
  p: [/^(textEntryInteraction )*$/],
  textEntryInteraction: [text, 'responseIdentifier! expectedLength'],
  extendedTextInteraction: [text, 'responseIdentifier! expectedLines'],
  choiceInteraction: [/^(simpleChoice )+$/, 'responseIdentifier! shuffle! maxChoices!'],
  orderInteraction: [/^(simpleChoice )+$/, 'responseIdentifier! shuffle!'],
  simpleChoice: [text, 'identifier!'],
  matchInteraction: [/^simpleMatchSet simpleMatchSet $/, 'responseIdentifier! shuffle! maxAssociations'],
  simpleMatchSet: [/^(simpleAssociableChoice )*$/],
  simpleAssociableChoice: [text, 'identifier! matchMax!'],
  responseProcessing: [/^((responseCondition|setOutcomeValue) )*$/],
  responseCondition: [/^responseIf $/],
  responseIf: [new RegExp(`^${expression} setOutcomeValue $`)],
  setOutcomeValue: [new RegExp(`^${expression} $`), 'identifier!'],
  match: [new RegExp(`^${expression} ${expression} $`)],
  or: [new RegExp(`^(${expression} )+$`)],
  sum: [new RegExp(`^(${expression} )+$`)],
  equal: [new RegExp(`^${expression} ${expression} $`), 'toleranceMode! tolerance'],
  stringMatch: [new RegExp(`^${expression} ${expression} $`), 'caseSensitive!'],
  variable: [text, 'identifier!'],
  correct: [text, 'identifier!'],
  baseValue: [text, 'baseType!'],
};

/** What is wrong with an element and those in it. */
export function faultsOf(element: XmlElement, models: ContentModels): string[] {
  const { name } = element;
  const model = models[name];
  if (model === undefined) return [`${name} is unknown`];
  const [children, attributes = ''] = model;
  const inner: XmlElement[] = [];
  for (let child = element.firstChild; child !== null; child = child.next)
    if ('firstChild' in child && 'attrs' in child) inner.push(child as XmlElement);
  const order = inner.map((child) => `${child.name} `).join('');
  const given = element.attrs.map((attribute) => attribute.name);
  const known = attributes.split(' ').filter(Boolean);
  return [
    ...(children.test(order) ? [] : [`${name} holds ${order}`]),
    ...given
      .filter((each) => !known.includes(each) && !known.includes(`${each}!`))
      .map((each) => `${name} has ${each}`),
    ...known
      .filter((each) => each.endsWith('!') && !given.includes(each.slice(0, -1)))
      .map((each) => `${name} lacks ${each}`),
    ...inner.flatMap((child) => faultsOf(child, models)),
  ];
}
