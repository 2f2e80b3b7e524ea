import { History, ListChecks } from 'lucide';
import type { OpenDocument } from '@/entities/generation';
import { Button } from '@/shared/ui/button';
import { media } from '@/shared/ui/theme/media';
import { useMediaQuery } from '@/shared/ui/theme/use-media-query';

/** On a phone, the checks and versions are below the document: one tap shows them. */
export function PhoneLinks({ document: { generation } }: { document: OpenDocument }) {
  const isTouch = useMediaQuery(media.touch);
  if (!isTouch) return null;
  const open = generation.checks.filter(({ status }) => status === 'open').length;
  return (
    <>
      {generation.checks.length > 0 ? (
        <Button size="sm" variant="soft" icon={ListChecks} onClick={() => showPart('document-checks')}>
          {open === 0 ? 'Checks' : `Checks: ${open} open`}
        </Button>
      ) : null}
      {generation.version > 0 ? (
        <Button size="sm" variant="soft" icon={History} onClick={() => showPart('document-versions')}>
          Versions
        </Button>
      ) : null}
    </>
  );
}

function showPart(id: string): void {
  const part = document.getElementById(id);
  part?.scrollIntoView({ block: 'start' });
  part?.focus({ preventScroll: true });
}
