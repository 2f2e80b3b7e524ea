import { type DeclineRule, words } from './rule.ts';

const defended = words(
  'protect\\w*|prevent\\w*|avoid\\w*|detect\\w*|spot|spotting|stop|defend\\w*|recogni[sz]\\w*|secure|security|ethical|laws?|police|history|why|safe|against',
);

const more = {
  crime:
    'hack\\w*|ddos\\w*|shoplift\\w*|steal\\w*|rob|robbing|burgle|burglary|blackmail\\w*|stalk\\w*|forge|forging|counterfeit\\w*|launder\\w*|scam|scamming|phish\\w*|break(?:ing)? into|pick(?:ing)? (?:the |a )?locks?|carjack\\w*|extort\\w*|smuggl\\w+|fraud',
};

export const crimeRules: readonly DeclineRule[] = [
  {
    id: 'crime',
    category: 'violence-and-crime',
    sentence:
      'Lectern doesn’t write how to break the law or harm others. It can help with a lesson about crime, its victims or how to protect yourself.',
    lookAlikes: words(
      'life hacks?|hackathons?|ethical hacking|fake emails|steal(?:s|ing)? (?:the show|home|second base)|identity theft|stealing fire|robin hood|bootlegg\\w+',
    ),
    matches: [
      {
        pattern: words(
          '(?:how (?:to|do i|do you|can i|could i|can you)|ways? to|teach me|show me|tell me|help me) .. {crime}',
          more,
        ),
        unless: defended,
      },
      {
        pattern: words(
          '{crime} .. (?:techniques|for beginners|tutorial|step by step|without (?:getting |being )?(?:caught|keys)|distracting staff)',
          more,
        ),
      },
      {
        pattern: words('{crime} .. (?:wifi|password|neighbou?rs?|instagram|snapchat)', more),
        unless: defended,
      },
      {
        pattern: words('{how} .. (?:groom|lure) .. (?:minor|child|children|kids?|girls?|boys?)'),
        unless: defended,
      },
      {
        pattern: words(
          '{crime} .. (?:my|our|the|his|her|someones|a) .. (?:account|grades|passwords?|emails?|phone|wifi|website|server|computer|instagram|classmates?|ex)',
          more,
        ),
        unless: defended,
      },
      {
        pattern: words(
          '(?:mak(?:e|es|ing)|forg\\w+|print\\w*|creat\\w+|produc\\w+|buy|get) .. (?:fake (?:ids?|passports?|licen[cs]es?|money|notes?)|counterfeit (?:money|notes))|fake ids?',
        ),
        unless: words('spot\\w*|detect\\w*|police|why|consequences'),
      },
      {
        pattern: words(
          '(?:write|create|make|code|build|send|design) .. (?:ransomware|malware|keyloggers?|spyware|botnets?|phishing (?:emails?|sites?|pages?|message) .. (?:steal|passwords?|classmates?)|(?:a )?(?:computer )?virus .. (?:destroy|infect|computers?|steal))',
        ),
        unless: defended,
      },
      {
        pattern: words('(?:practise|practice|learn) .. (?:hiding goods|stealing|pickpocketing|shoplifting)'),
      },
      {
        pattern: words(
          'track (?:her|his|my ex\\S*|my girlfriends?|my boyfriends?) .. (?:phone|location|secret)|(?:hack|track) .. (?:girlfriend|boyfriend|ex) ',
        ),
      },
    ],
  },
];
