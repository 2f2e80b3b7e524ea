import type { SafetyCategory, SafetySeverity } from '../../../generated/schemas/index.ts';
import type { Concern } from '../help.ts';

export interface Match {
  pattern: RegExp;
  /** Not declined if the form says this anywhere, such as that a claim is false. */
  unless?: RegExp;
  /** Declined only if the form also says this anywhere. */
  about?: RegExp;
  /** Also declined at the beginning of a sentence of a source. */
  inSources?: true;
}

/** Requests that are declined; `sentence` says so to the user. */
export interface DeclineRule {
  id: string;
  category: SafetyCategory;
  sentence: string;
  /** The user may need help, which is shown with the sentence. */
  concern?: Concern;
  /** Innocent phrases that are removed before the patterns are tried. */
  lookAlikes?: RegExp;
  matches: readonly Match[];
}

/** Subjects that are taught with care. */
export interface CareRule {
  category: SafetyCategory;
  severity: Exclude<SafetySeverity, 'none' | 'blocked'>;
  pattern: RegExp;
  lookAlikes?: RegExp;
}

/** Words that several rules use, by name; `|` separates alternatives. */
const vocabulary: Readonly<Record<string, string>> = {
  how: 'how (?:to|2|do|does one|can|could|would|should|much|many|deep|d)|(?:easy |best |easiest |safe |quick |painless )?ways? (?:to|of|for)|steps? (?:to|for|of)|step by step|instructions?|recipes?|guide|tutorials?|procedure|methods?|techniques?|teach (?:me|us)|show me|tell me|tips|diy|do it yourself|where (?:to|can)|best dose|hands on|practical (?:guide|lesson)|for beginners|101|help me|paso a paso|anleitung|mode d ?emploi',
  make: 'mak(?:e|es|ing)|cook(?:s|ing)?|brew(?:s|ing)?|build(?:s|ing)?|creat(?:e|es|ing)|produc(?:e|es|ing)|manufactur(?:e|es|ing)|synthesi[sz](?:e|es|ing)|synthesis|prepar(?:e|es|ing)|assembl(?:e|es|ing)|construct(?:s|ing)?|extract(?:s|ing)?|grow(?:s|ing)?|mix(?:es|ing)?|print(?:s|ing)?|turn(?:s|ing)?|put(?:ting)? together|set(?:ting)? off|detonat(?:e|es|ing)|ignit(?:e|es|ing)',
  drug: '(?:crystal )?meth|methamphetamines?|amphetamines?|mdma|ecstasy pills?|lsd|heroin|cocaine|crack cocaine|crack|fentanyl|ketamine|ghb|date rape drugs?|dmt|cannabis|marijuana|weed|magic mushrooms|shrooms|moonshine|steroids|psychedelic mushrooms|edibles|hashish|opium|illegal drugs|party drugs',
  bomb: '(?:(?:pipe|petrol|nail|car|fire|dirty|home ?made|nuclear|atomic) )?bombs?|explosives?|explosive devices?|ieds?|detonators?|(?:hand )?grenades?|molotov(?: cocktails?)?|napalm|thermite|land ?mines?',
  gun: '(?:ghost |hand |3d printed )?guns?|handguns?|pistols?|rifles?|firearms?|silencers?|machine guns?',
  person:
    'someone|somebody|anyone|people|a person|him|her|them|(?:my|your|the|a|this|that|some|our)(?: \\S+)? (?:teachers?|classmates?|friends?|mum|mom|mother|dad|father|parents|sister|brother|boyfriend|girlfriend|ex|kids?|boys?|girls?|neighbou?rs?|principal|boss|students?|pupils?)',
  myself: 'myself|my self|yourself|yourselves|themselves|oneself|himself|herself',
  group:
    'blacks|black people|black men|african americans|jews|jewish people|muslims|islam|gays|gay people|lesbians|trans people|transgender people|trans kids?|homosexuals|immigrants|migrants|refugees|foreigners|mexicans|chinese people|asians|indians|arabs|africans|roma|gypsies|women|girls|disabled people|white people|whites|christians|hindus',
};

/**
 * A pattern over normalised sentences. `{name}` stands for words of the vocabulary or of `more`,
 * and ` .. ` for up to eight other words.
 */
export function words(template: string, more: Readonly<Record<string, string>> = {}): RegExp {
  const all = { ...vocabulary, ...more };
  const source = template
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => `(?:${all[name]})`)
    .replaceAll(' .. ', '(?: \\S+){0,8}? ');
  return new RegExp(`(?<= )(?:${source})(?= )`, 'u');
}

/** Says that a claim is taught as false. */
export const refuted = words(
  'myths?|debunk\\w*|misinformation|disinformation|falsehoods?|false|wrong|retract\\w*|pseudoscience|conspirac\\w+|denial|why (?:do |did )?(?:some |so many )?people (?:believe\\w*|deny)|fact check\\w*|media literacy|fake news|hesitancy|how historians|evaluat\\w+ (?:the |health |online )?(?:claims?|evidence|sources)|test\\w* (?:the )?claims?|refut\\w+|disprov\\w+|bulos?|mitos?|desinformacion|fausse \\w+|falschinformation\\w*',
);

/** Asks for the claim as the truth, whatever else the form says. */
export const asserted =
  '(?:present|teach|write|state|treat) (?:it|this|them|these) as (?:a |an |the |settled |proven |plain )*(?:facts?|truth|science)|no counter ?arguments|as (?:settled|proven) (?:science|fact)|that proves? (?:it|that)|the truth .. hide|tell students to refuse';

/** Says that the harm, the law or the history of a thing is taught. */
export const taught = words(
  'dangers?|effects?|harms?|harmful|risks?|consequences|prevent\\w*|history|historical|laws?|legal\\w*|illegal\\w*|policy|policies|crisis|epidemic|treat(?:y|ies)|war on|impact|debate|why (?:people|teenagers|young people|students|you should)|never|must not|should not|safety|recovery|addiction|awareness|warning signs|protect\\w*|defend\\w*|detect\\w*|avoid\\w*|spot|spotting|recogni[sz]\\w*|notic(?:e|ing)|resist\\w*|counter\\w*|efectos|peligros|prevencion',
);
