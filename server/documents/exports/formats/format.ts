import { z } from 'zod';
import type { BlockKind } from '../../../generated/blocks.ts';
import type { ExportedGenerator } from './export-job.ts';
import { type ExportFormat, exportFormats, type FormatDeclaration } from './declarations.ts';

export type DeclaredFormat = FormatDeclaration & { format: ExportFormat };

const byName = new Map<ExportFormat, FormatDeclaration>(exportFormats.map((each) => [each.format, each]));

export function formatNamed(name: ExportFormat): FormatDeclaration {
  const found = byName.get(name);
  if (found === undefined) throw new Error(`No format ${name} is declared.`);
  return found;
}

/** The formats that documents of a template can have. */
export function formatsOf({ result, quiz }: ExportedGenerator): DeclaredFormat[] {
  const kinds = new Set(
    Object.values(result.shape).map((section) => z.globalRegistry.get(section)?.block ?? 'prose'),
  );
  if (quiz) kinds.add('questions');
  return exportFormats.filter((format) => isOffered(format, kinds));
}

export const isOffered = ({ blocks }: FormatDeclaration, kinds: ReadonlySet<BlockKind>): boolean =>
  blocks === undefined || blocks.some((kind) => kinds.has(kind));
