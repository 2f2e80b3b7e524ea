import { useUnit } from 'effector-react';
import { Pencil, Wrench } from 'lucide';
import { useEffect, useRef } from 'react';
import type { Estimate, GenerationMeta } from '@/shared/api/generations';
import type { TemplateSection } from '@/shared/api/templates';
import { Button } from '@/shared/ui/button';
import { CheckNote } from '@/shared/ui/check-note';
import { isSamePath } from '@/shared/ui/document-editing';
import { CreditAmount } from '@/entities/generation';
import { rewriteFor } from '../model/check-fix';
import { editRequested } from '../model/document-editing';
import { $fix, fixCancelled, fixConfirmed, fixRequested } from '../model/fix-request';
import { textOpened } from '../model/in-place';
import { itemNoun } from '../model/item-changes';
import type { JsonPath } from '../model/json-path';
import { changesMade } from '../model/pending-changes';
import type { PlacedCheck } from '../model/placed-checks';
import { blocks } from './block-registry';

export type SectionChecksProps = {
  section: TemplateSection;
  checks: readonly PlacedCheck[];
  /** Shows the checks beside this item; empty for those of the whole section. */
  beside: JsonPath;
  meta: Pick<GenerationMeta, 'reading' | 'composed'>;
  /** Whether the document cannot be changed now. */
  locked: boolean;
};

/** The open and repaired checks of a section or of one of its items, with what fixes them. */
export function SectionChecks({ section, checks, beside, meta, locked }: SectionChecksProps) {
  return checks
    .map((placed, index) => ({ placed, key: `${section.key}-${index}` }))
    .filter(({ placed }) => isSamePath(placed.beside, beside))
    .map(({ placed, key }) => (
      <CheckNote key={key} name={placed.check.name} status={placed.check.status} detail={placed.check.detail}>
        {placed.check.status === 'open' ? <Fix id={key} {...{ section, placed, meta, locked }} /> : null}
      </CheckNote>
    ));
}

type FixProps = Pick<SectionChecksProps, 'section' | 'meta' | 'locked'> & {
  id: string;
  placed: PlacedCheck;
};

/** The buttons that resolve an open check. Code fixes it at once; a rewrite says its price first. */
function Fix({ id: key, section, placed: { check, item }, meta, locked }: FixProps) {
  const fix = useUnit($fix);
  const on = useUnit({ request: fixRequested, edit: editRequested, text: textOpened, change: changesMade });
  const rewrite = rewriteFor(check, section.key, item, meta);
  const isRequested = fix.state !== 'none' && fix.key === key;
  if (isRequested && fix.state === 'priced')
    return (
      <Price estimate={fix.estimate} what={item.length > 0 ? (itemNoun(section) ?? 'item') : 'section'} />
    );

  const { fix: changes } = check;
  const byModel = rewrite && (() => on.request({ key, rewrite }));
  const fixIt = changes ? () => on.change(changes) : byModel;
  const { editor, itemEditor } = blocks[section.block];
  function edit() {
    if (item.length > 0 && itemEditor) on.edit({ kind: 'item', section, path: item });
    else if (item.length === 0 && editor) on.edit({ kind: 'section', section });
    else on.text({ section: section.key, path: item });
  }
  return (
    <>
      {fixIt ? (
        <Button
          size="sm"
          variant="soft"
          icon={Wrench}
          disabled={locked}
          pending={isRequested}
          onClick={fixIt}
        >
          Fix it
        </Button>
      ) : null}
      <Button size="sm" variant="quiet" icon={Pencil} disabled={locked} onClick={edit}>
        Edit
      </Button>
    </>
  );
}

/** What the rewrite costs, to be confirmed, or why it cannot be done. */
function Price({ estimate, what }: { estimate: Estimate; what: string }) {
  const on = useUnit({ confirm: fixConfirmed, cancel: fixCancelled });
  const first = useRef<HTMLButtonElement>(null);
  const isPossible = estimate.refusal === null && estimate.affordable;

  // The pressed button is gone.
  useEffect(() => first.current?.focus(), []);

  return (
    <>
      <span id="fix-price">
        {estimate.refusal ?? (
          <>
            Rewriting this {what} costs about <CreditAmount credits={estimate.credits} />
            {estimate.affordable ? '.' : ', more than you have left.'}
          </>
        )}
      </span>
      {isPossible ? (
        <Button ref={first} size="sm" variant="soft" describedBy="fix-price" onClick={() => on.confirm()}>
          Rewrite
        </Button>
      ) : null}
      <Button
        size="sm"
        variant="quiet"
        onClick={() => on.cancel()}
        {...(isPossible ? {} : { ref: first, describedBy: 'fix-price' })}
      >
        {isPossible ? 'Cancel' : 'Close'}
      </Button>
    </>
  );
}
