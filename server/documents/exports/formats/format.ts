import { z } from 'zod';
import type { BlockKind } from '../../../generated/blocks.ts';
import type { Copy } from '../piece.ts';
import type { ExportedGenerator } from './export-job.ts';
import { type ExportFormat, exportFormats, type FormatDeclaration } from './declarations.ts';

export type DeclaredFormat = FormatDeclaration & { format: ExportFormat };

const byName = new Map<ExportFormat, FormatDeclaration>(exportFormats.map((each) => [each.format, each]));

export function formatNamed(name: ExportFormat): FormatDeclaration {
  const found = byName.get(name);
  if (found === undefined) throw new Error(`No format ${name} is declared.`);
  return found;
}

/** The formats that documents of a template can have, with the copies that hold something. */
export function formatsOf(generator: ExportedGenerator): DeclaredFormat[] {
  const kinds = { teacher: kindsIn(generator, 'teacher'), student: kindsIn(generator, 'student') };
  return exportFormats.flatMap((format: DeclaredFormat) => {
    const [first, ...others] = format.copies.filter((copy) => isOffered(format, generator, kinds[copy]));
    return first ? [{ ...format, copies: [first, ...others] }] : [];
  });
}

function kindsIn({ result, quiz }: ExportedGenerator, copy: Copy): Set<BlockKind> {
  const kinds = Object.values(result.shape).flatMap((section): BlockKind[] => {
    const { block = 'prose', teacher_only: isHidden = false } = z.globalRegistry.get(section) ?? {};
    return isHidden && copy === 'student' ? [] : [block];
  });
  return new Set(quiz ? [...kinds, 'questions'] : kinds);
}

/** Whether a document with sections of these kinds offers the format. */
export const isOffered = (
  { blocks, forClasses }: FormatDeclaration,
  { private: isPrivate }: Pick<ExportedGenerator, 'private'>,
  kinds: ReadonlySet<BlockKind>,
): boolean => !(forClasses && isPrivate) && (blocks === undefined || blocks.some((kind) => kinds.has(kind)));
