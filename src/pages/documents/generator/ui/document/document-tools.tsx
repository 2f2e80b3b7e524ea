import { useUnit } from 'effector-react';
import { ChevronDown, ClipboardList, Ellipsis, Redo2, ShieldCheck, Star, Trash2, Undo2 } from 'lucide';
import { memo } from 'react';
import {
  favouriteToggled,
  type GenerationState,
  isSettled,
  type OpenDocument,
  trashRequested,
} from '@/entities/generation';
import type { Template } from '@/shared/api/templates';
import { Button } from '@/shared/ui/button';
import { IconButton } from '@/shared/ui/icon-button';
import { Menu } from '@/shared/ui/menu';
import { SegmentedControl } from '@/shared/ui/segmented-control';
import { Tooltip } from '@/shared/ui/tooltip';
import { papersOf } from '@/entities/document';
import { assignRequested } from '@/features/document/actions';
import { sentOpened } from '@/features/sent-requests';
import {
  $copy,
  $paper,
  copyChosen,
  paperChosen,
  changeQueued,
  isBusy,
  redoQueued,
  undoQueued,
} from '@/features/document/editor';
import { ActionMenu } from '../actions/action-menu';
import { OriginalTools } from './original-tools';
import { PhoneLinks } from './phone-links';
import { PrintAndExport } from './print-and-export';
import * as styles from './document-tools.css';

export type DocumentToolsProps = { template: Template; state: GenerationState; document: OpenDocument };

/** The actions on the whole document. */
export const DocumentTools = memo(function DocumentTools({ template, state, document }: DocumentToolsProps) {
  const { copy, paper } = useUnit({ copy: $copy, paper: $paper });
  const on = useUnit({
    assign: assignRequested,
    copy: copyChosen,
    paper: paperChosen,
    change: changeQueued,
    star: favouriteToggled,
    undo: undoQueued,
    redo: redoQueued,
    trash: trashRequested,
    sent: sentOpened,
  });
  const { generation, undo, redo } = document;
  const asked = isSettled(state) ? state.pending : null;
  const papers = papersOf(template, generation);
  return (
    <div className={styles.tools} role="toolbar" aria-label="Document">
      <SegmentedControl
        label="Copy"
        value={copy}
        onChange={on.copy}
        options={[
          { value: 'teacher', label: papers.length > 0 ? 'Teacher' : 'Teacher copy' },
          { value: 'student', label: papers.length > 0 ? 'Student' : 'Student copy' },
        ]}
      />
      <PhoneLinks document={document} />
      {papers.length > 0 ? (
        <Menu
          label="Version"
          trigger={
            <Button variant="quiet" iconEnd={ChevronDown}>
              Version {paper === 0 ? 'A' : (papers[paper - 1]?.letter ?? 'A')}
            </Button>
          }
          entries={['A', ...papers.map(({ letter }) => letter)].map((letter, index) => ({
            kind: 'item' as const,
            value: String(index),
            label: `Version ${letter}`,
          }))}
          onSelect={(value) => on.paper(Number(value))}
        />
      ) : null}
      <OriginalTools translation={generation} />
      <span className={styles.space} />
      <Tooltip label="Undo" shortcut="Ctrl Z">
        <IconButton
          untitled
          label="Undo"
          icon={Undo2}
          disabled={isBusy(state) || undo.length === 0}
          onClick={() => on.undo()}
        />
      </Tooltip>
      <IconButton
        label={generation.favourite ? 'Remove from favourites' : 'Add to favourites'}
        icon={Star}
        pressed={generation.favourite}
        onClick={() => on.star()}
      />
      <ActionMenu
        template={template}
        versions={generation.version}
        locked={isBusy(state) || generation.trashed_at !== null}
      />
      {template.actions.some(({ key }) => key === 'assign') ? (
        <Button
          icon={ClipboardList}
          disabled={isBusy(state) || generation.trashed_at !== null}
          onClick={() => on.assign()}
        >
          Assign
        </Button>
      ) : null}
      <PrintAndExport template={template} generation={generation} />
      <Menu
        label="More"
        align="end"
        trigger={<IconButton label="More" icon={Ellipsis} />}
        entries={[
          {
            kind: 'item',
            value: 'redo',
            label: 'Redo',
            icon: Redo2,
            hint: 'Ctrl Shift Z',
            disabled: isBusy(state) || redo.length === 0,
          },
          { kind: 'item', value: 'sent', label: 'Sent to the AI provider', icon: ShieldCheck },
          { kind: 'rule' },
          {
            kind: 'item',
            value: 'trash',
            label: 'Move to trash',
            icon: Trash2,
            danger: true,
            disabled: generation.trashed_at !== null,
          },
        ]}
        onSelect={(value) => {
          if (value === 'redo') on.redo();
          else if (value === 'sent') on.sent();
          else on.trash();
        }}
      />
      <span className={styles.rule} />
      <Tooltip label="Save" shortcut="Ctrl S">
        <Button
          variant="primary"
          disabled={isBusy(state) || generation.saved || generation.trashed_at !== null}
          pending={asked?.kind === 'save'}
          onClick={() => on.change({ kind: 'save' })}
        >
          {generation.saved ? 'Saved' : 'Save'}
        </Button>
      </Tooltip>
    </div>
  );
});
