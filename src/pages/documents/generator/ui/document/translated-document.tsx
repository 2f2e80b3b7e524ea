import { useUnit } from 'effector-react';
import { $copy, DocumentView } from '@/features/document/editor';
import type { Template } from '@/shared/api/templates';
import { media } from '@/shared/ui/theme/media';
import { useMediaQuery } from '@/shared/ui/theme/use-media-query';
import { $isBeside, $original, $side } from '../../model/original';
import { OriginalSheet } from './original-sheet';

/** The document; a translation with its original beside it, or in its place where there is space for one. */
export function TranslatedDocument({ template }: { template: Template }) {
  const { original, isBeside, side, copy } = useUnit({
    original: $original,
    isBeside: $isBeside,
    side: $side,
    copy: $copy,
  });
  const isNarrow = useMediaQuery(media.twoColumns);
  if (!original) return <DocumentView template={template} />;
  const sheet = { template, original, copy };
  return (
    <DocumentView
      template={template}
      instead={isNarrow && side === 'original' ? <OriginalSheet {...sheet} /> : null}
      renderBeside={
        isNarrow || !isBeside
          ? undefined
          : (sections, rows) => <OriginalSheet {...sheet} beside={{ sections, rows }} />
      }
    />
  );
}
