import type { Safety, SafetyCategory, SafetySeverity } from '@/shared/api/safety';
import { Banner } from '@/shared/ui/banner';
import * as styles from './safety.css';

const categories: Readonly<Record<SafetyCategory, string>> = {
  'language-and-discrimination': 'language and discrimination',
  'upsetting-and-sensitive': 'upsetting or sensitive subjects',
  'nudity-and-sex': 'nudity and sex',
  'violence-and-crime': 'violence and crime',
  'physical-activity': 'physical activity and equipment',
  toxic: 'harmful content',
};

type Care = { tone: 'info' | 'warn' | 'danger'; title: string; advice: string };

const severities: Readonly<Record<Exclude<SafetySeverity, 'none' | 'blocked'>, Care>> = {
  'content-guidance': {
    tone: 'info',
    title: 'Content guidance',
    advice: 'Read it with your students in mind before you use it.',
  },
  'enhanced-scrutiny': {
    tone: 'warn',
    title: 'Check this closely',
    advice: 'Some students may find it upsetting. Read every part, and plan how students can step out.',
  },
  'heightened-caution': {
    tone: 'danger',
    title: 'Use with great care',
    advice:
      'Check your school’s safeguarding policy before the lesson, and tell students where they can find help.',
  },
};

/** How much care the document needs, and why. */
export function SafetyBanner({ safety: { severity, categories: found } }: { safety: Safety }) {
  if (severity === 'none' || severity === 'blocked') return null;
  const { tone, title, advice } = severities[severity];
  return (
    <div className={styles.aboveSheet}>
      <Banner tone={tone} title={title}>
        This document touches on {sentenceOf(found)}. {advice}
      </Banner>
    </div>
  );
}

const sentenceOf = (found: readonly SafetyCategory[]): string =>
  found.length === 0
    ? 'a sensitive subject'
    : new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(
        found.map((category) => categories[category]),
      );
