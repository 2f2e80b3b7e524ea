import { unrealCodesIn } from '../../standards/known-codes.ts';
import type { Check } from '../generator.ts';
import { open } from '../verdicts.ts';
import { listLabels } from '../common-checks.ts';
import type { DocumentText } from './document-texts.ts';

/** Codes of standards within texts that don’t exist. */
export const checkNamedStandards = (texts: readonly DocumentText[]): Check[] =>
  texts.flatMap(({ text, section, path }) => {
    const codes = unrealCodesIn(text);
    if (codes.length === 0) return [];
    const detail = `${listLabels(codes)} ${codes.length === 1 ? 'doesn’t' : 'don’t'} exist.`;
    return [open('Standards in texts are real', detail, { section, path })];
  });
