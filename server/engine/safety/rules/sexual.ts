import { type DeclineRule, taught, words } from './rule.ts';

export const sexualRules: readonly DeclineRule[] = [
  {
    id: 'sexual-content',
    category: 'nudity-and-sex',
    sentence:
      'Lectern doesn’t write sexual content. It can help with a lesson about the body, relationships, consent or the law.',
    lookAlikes: words(
      'the nude in art|nude (?:numbers?|paintings?|statues?|descending)|naked (?:mole|eye|king|emperor|truth|ape)|sex linked|sex (?:cells?|chromosomes?|determination|ratio|education|ed|and gender)|sexual (?:selection|reproduction|health|orientation|dimorphism)|explicit (?:formulas?|instruction|teaching|rules?|costs?)|opposite sex|same sex',
    ),
    matches: [
      {
        pattern: words('erotic(?:a|ally)?|smut\\w*|hentai|xxx|onlyfans|sext|sexting tips'),
        unless: words('sappho|catullus|ovid|greek|roman|art history|dangers?|risks?|laws?'),
      },
      {
        pattern: words(
          '(?:write|watch\\w*|make|show|find|discuss\\w*|making) .. porn\\w*|porn\\w* .. (?:together|teacher|examples|site|video|story)|porn(?:o|os)?|porno?graphi\\w* .. (?:images?|videos?|for)|child porn\\w*|deep ?fake nudes?|nude deep ?fakes?',
        ),
        unless: words('effects?|harms?|risks?|laws?|media literacy|addiction|critical\\w*'),
      },
      {
        pattern: words(
          '(?:explicit|hot|steamy|graphic|dirty) .. (?:sex|smut|fanfic\\w*|scene|erotica)|sex (?:story|stories|scenes?|positions?|tips|toys)|sexual positions?|sexually explicit',
        ),
      },
      {
        pattern: words(
          '(?:how|ways?|tips|want|help) .. (?:send|take|trade|get) .. nudes?|nudes? of|naked (?:pictures?|pics?|photos?|selfies?|videos?)',
        ),
        unless: words('never|not (?:to )?(?:send|share)|dangers?|risks?|laws?|pressure|why you should'),
      },
      {
        pattern: words(
          '(?:how to|teach) .. (?:masturbat\\w*|give .. (?:blow|hand) ?job|have anal|seduce)|sexual fantas\\w+',
        ),
        unless: taught,
      },
      {
        pattern: words(
          'write .. (?:explicit|sexy|dirty|naughty) .. (?:story|scene|poem|letter|fanfic\\w*)|as graphic as possible',
        ),
      },
      {
        pattern: words(
          '(?:write|scene|story) .. (?:make|making|having|have) (?:love|sex) .. (?:15|14|13|12|teen\\w*|student|teacher)',
        ),
      },
    ],
  },
  {
    id: 'sexual-harm',
    category: 'nudity-and-sex',
    sentence:
      'Lectern doesn’t write about pressing somebody into sex or contact in secret. It can help with a lesson about consent and safety.',
    matches: [
      {
        pattern: words(
          '(?:convince|persuade|pressure|force|trick|get|make|seduce) .. (?:girls?|boys?|her|him|child\\w*|students?|kids?|teens?) .. (?:sex|sleep with|undress|naked|nudes)|get (?:her|him|girls?) drunk',
        ),
        unless: taught,
      },
      {
        pattern: words(
          '(?:persuad\\w+|encourag\\w+|convinc\\w+) .. (?:child\\w*|kids|students?) .. (?:meet|share|send) .. (?:secret|photos|internet|strangers)',
        ),
        unless: words('not|never|risks?|dangers?'),
      },
      { pattern: words('when she says no|when he says no'), unless: words('consent|respect|stop|law') },
    ],
  },
];
