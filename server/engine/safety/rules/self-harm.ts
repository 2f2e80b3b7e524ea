import { type DeclineRule, words } from './rule.ts';

const more = {
  end: '(?:kill|hang|hurt|harm|cut|drown|poison|starve|shoot|burn) {myself}',
  death:
    'suicide|end (?:my|your|their|ones) (?:own )?li(?:fe|ves)|end it all|take my (?:own )?life|die|overdos(?:e|ing)|self harm(?:ing)?',
};
const inner = {
  end: more.end.replaceAll('{myself}', '(?:myself|my self|yourself|yourselves|themselves|oneself)'),
  death: more.death,
};

const prevention = words(
  'prevent\\w*|prevention|warning signs|help(?:ing)? (?:a )?(?:friend|student|someone|others)|support\\w*|recogni[sz]\\w*|notic(?:e|ing)|awareness|get(?:ting)? help|lifeline|hotline|stigma|recovery|romeo|juliet|hamlet|plath|novel|poem|play|character|literature|durkheim',
);

/** Methods; what a user says about their own state is in the rules on confiding. */
export const selfHarmRules: readonly DeclineRule[] = [
  {
    id: 'self-harm-methods',
    category: 'upsetting-and-sensitive',
    concern: 'self-harm',
    sentence:
      'Lectern doesn’t write about ways to harm yourself. If this is about you or someone you know, please talk to someone today.',
    lookAlikes: words(
      'cells? .. suicide|(?:career|political|commercial) suicide|suicide (?:bomb\\w*|squad|pilots?|missions?|prevention|awareness|hotline|lifeline|gene)|assisted suicide|die (?:out|off|in (?:autumn|winter))|how (?:do|does|did|can|to) (?:stars?|leaves|plants?|cells?|trees?|animals?|bacteria|languages?) \\S+|how to die (?:fabric|cloth|cut)',
    ),
    matches: [
      { pattern: words('{how} .. {end}', inner), unless: prevention },
      { pattern: words('{how} .. (?:{death})', inner), unless: prevention },
      {
        pattern: words(
          '(?:painless|painlessly|quickest|easiest|fastest|without pain) .. (?:{end}|{death}|death)|(?:{end}|{death}) .. (?:painless\\w*|without pain|method|quickly)',
          inner,
        ),
      },
      {
        pattern: words(
          '(?:{death}|{end}) .. (?:tutorial|guide|instructions|methods?|techniques?)|(?:tutorial|guide|instructions) .. (?:{death}|{end})',
          inner,
        ),
        unless: prevention,
      },
      {
        pattern: words(
          '(?:tie|make|making) (?:a |the )?noose|{how} .. (?:self ?harm|cut) .. (?:without|safely|nobody|parents|secret)',
        ),
      },
      { pattern: words('(?:suicide methods?|methods? of (?:suicide|self harm))') },
      {
        pattern: words(
          'how (?:many|much) .. (?:pills?|tablets?|paracetamol|tylenol|aspirin|ibuprofen|sleeping) .. (?:die|kill|dead|lethal|overdose|take)|(?:overdosing|overdose) .. (?:which|how many|tablets|pills)',
        ),
      },
      {
        pattern: words(
          'how deep .. cut|cut .. (?:wrists?|arms?|veins?) .. (?:deep|die|nobody|hide)|hide .. (?:self harm|cutting|my cuts|scars)',
        ),
      },
      { pattern: words('ways? to cut {myself}|cut {myself} so') },
      {
        pattern: words(
          '(?:como|formas de|maneras de) .. (?:suicidarse|suicidarme|matarme|cortarme)|comment .. (?:me suicider|se suicider|me tuer)|wie .. (?:bringe ich mich um|mich umbringen|selbstmord bege\\w*)|jak .. (?:sie zabic|popelnic samobojstwo)|como (?:me matar|se matar)',
        ),
      },
    ],
  },
  {
    id: 'eating-disorders',
    category: 'upsetting-and-sensitive',
    concern: 'self-harm',
    sentence:
      'Lectern doesn’t write about ways to harm your body by not eating or by purging. If food worries you, please talk to someone you trust.',
    matches: [
      { pattern: words('pro ?(?:ana|mia)|thinspo\\w*|starv(?:e|ing) {myself}') },
      {
        pattern: words('(?:how|tips|ways|learn) .. (?:purge|purging|vomit\\w*|throw up|make {myself} sick)'),
        unless: words('bulimia is|warning signs|support\\w*|norovirus|food poisoning'),
      },
      {
        pattern: words(
          '(?:how (?:to|can i|do i) (?:become|be|get|stay) (?:anorexic|bulimic))|(?:lose weight|get thin|get skinny) .. (?:not eating|starving|without eating|stop eating)|lose \\d+ (?:kg|kilos?|pounds?|lbs?|stone) in (?:a|one|two|\\d+) (?:weeks?|days?)|(?:under|less than|only) [1-7]\\d\\d calories .. (?:day|hide)|stop eating .. (?:thin|hide|parents)',
        ),
      },
    ],
  },
];
