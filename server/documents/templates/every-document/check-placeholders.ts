import type { Check } from '../generator.ts';
import type { PlacedText } from '../supplied.ts';
import { open } from '../verdicts.ts';

const NAME = 'Nothing left to fill in';

const FILLED_LATER = String.raw`(?:your|the|insert|add|enter|fill|name|names?|date|dates?|teacher|student|child|school|class|grade|parent|parents|guardian|family|principal|phone|email|e-mail|address|time|room|link|title|topic|subject|signature|number|month|day|year|amount|here|tbd|location|place|recipient|sender)`;
/** "[Teacher name]", "{{student}}", "<your name>"; not "[sic]", "[3]" or a link. */
const BRACKETED = new RegExp(
  String.raw`\[[^\][\n]{0,60}\b${FILLED_LATER}\b[^\][\n]{0,60}\](?!\()|\{\{?[^{}\n]{0,60}\b${FILLED_LATER}\b[^{}\n]{0,60}\}|<[^<>\n]{0,60}\b${FILLED_LATER}\b[^<>\n]{0,60}>`,
  'iu',
);
/** Our own placeholders for people, and words that writers leave in drafts. */
const LEFT_IN =
  /\[?\b(?:Student|Person|Email|Phone|Id|Text|Teacher|Parent|School)_(?:\d+[a-z]?|name)\b\]?|\b(?:STUDENT|TEACHER|SCHOOL|PARENT|CHILD)_?(?:NAME|\d)\b|\blorem ipsum\b|\b(?:TODO|FIXME|TBD|TBA)\b|\bX{3,}\b|\bJ(?:ohn|ane) Doe\b/u;

/** Placeholders that were left in. */
export function checkPlaceholders(texts: readonly PlacedText[]): Check[] {
  return texts.flatMap(({ text, section, path }) => {
    const [found] = BRACKETED.exec(text) ?? LEFT_IN.exec(text) ?? [];
    return found === undefined ? [] : [open(NAME, `Fill in “${found}”.`, { section, path })];
  });
}
